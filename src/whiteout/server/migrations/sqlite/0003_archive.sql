-- Tables that are over, each as one packed row.
CREATE TABLE archive (
    code TEXT PRIMARY KEY,
    stage TEXT NOT NULL,
    matches INTEGER NOT NULL,
    touched REAL NOT NULL,
    log BLOB NOT NULL
) WITHOUT ROWID;
