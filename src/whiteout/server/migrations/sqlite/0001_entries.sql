-- The logs of all tables, and a few named values.
CREATE TABLE entries (
    code TEXT NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (code, n)
) WITHOUT ROWID;
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
