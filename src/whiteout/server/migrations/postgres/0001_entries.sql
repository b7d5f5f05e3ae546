-- The logs of all tables, and a few named values.
CREATE TABLE entries (
    code text NOT NULL,
    n bigint NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (code, n)
);
CREATE TABLE notes (
    name text PRIMARY KEY,
    value text NOT NULL
);
