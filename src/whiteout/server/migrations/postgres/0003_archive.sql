-- Tables that are over, each as one packed row.
CREATE TABLE archive (
    code text PRIMARY KEY,
    stage text NOT NULL,
    matches integer NOT NULL,
    touched double precision NOT NULL,
    log bytea NOT NULL
);
CREATE INDEX archive_touched ON archive (touched);
