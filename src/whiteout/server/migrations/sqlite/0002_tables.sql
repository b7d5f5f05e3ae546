-- One row for each table: what is asked about it without reading its log.
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    stage TEXT NOT NULL DEFAULT 'lobby',
    matches INTEGER NOT NULL DEFAULT 0,
    touched REAL NOT NULL
) WITHOUT ROWID;
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
    CAST(strftime('%s', 'now') AS REAL)
FROM (SELECT DISTINCT code FROM entries) AS known;
