-- One row for each table: what is asked about it without reading its log, and which server has it.
-- The epoch counts how often the table has changed hands: what is written under an old one is
-- refused.
CREATE TABLE nodes (
    id text PRIMARY KEY,
    alive_until timestamptz NOT NULL
);
CREATE TABLE tables (
    code text PRIMARY KEY,
    stage text NOT NULL DEFAULT 'lobby',
    matches integer NOT NULL DEFAULT 0,
    touched double precision NOT NULL,
    node text NOT NULL DEFAULT '',
    epoch bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 80);
INSERT INTO tables (code, stage, matches, touched)
SELECT
    code,
    COALESCE((
        SELECT CASE
            WHEN entry LIKE '{"is":"started"%' THEN 'playing'
            WHEN entry LIKE '{"is":"ended"%' THEN 'ended'
            WHEN entry LIKE '{"is":"abandoned"%' THEN 'lobby'
            ELSE 'closed'
        END
        FROM entries AS last
        WHERE last.code = known.code AND (
            entry LIKE '{"is":"started"%' OR entry LIKE '{"is":"ended"%'
            OR entry LIKE '{"is":"abandoned"%' OR entry LIKE '{"is":"closed"%'
        )
        ORDER BY n DESC LIMIT 1
    ), 'lobby'),
    (SELECT count(*) FROM entries AS one WHERE one.code = known.code
        AND entry LIKE '{"is":"started"%'),
    extract(epoch FROM now())
FROM (SELECT DISTINCT code FROM entries) AS known;
CREATE INDEX tables_live ON tables (touched) WHERE stage <> 'closed';
CREATE INDEX tables_playing ON tables (node) WHERE stage = 'playing';
