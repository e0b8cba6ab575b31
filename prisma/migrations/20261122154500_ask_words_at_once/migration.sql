-- Search: what the words mean is asked in one statement for all of them, and what matched is told where somebody reads it: beside
-- the words that are being typed, and in no list. What is found, and in which order, stays.

-- What some typed words may mean among the words of these schools: each as typed or by its stem (the stemmers are named by
-- the caller, since asking a function for each took as long as finding a rare word), the last one begun, one
-- that no book has by the nearest. Null when most are nowhere.
CREATE OR REPLACE FUNCTION catalog.meant_by(typed text[], stemmers regdictionary[], schools uuid[], OUT query tsquery, OUT missed integer)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  token text;
  part tsquery;
BEGIN
  missed := 0;
  FOR token, part IN
    SELECT t.token, string_agg(DISTINCT '''' || m.word || '''', ' | ')::tsquery
    FROM unnest(typed) WITH ORDINALITY AS t(token, place)
    LEFT JOIN LATERAL (
      SELECT w.word
      FROM (SELECT t.token AS form UNION SELECT unnest(ts_lexize(s.stemmer, t.token)) FROM unnest(stemmers) AS s(stemmer)) f
      JOIN catalog.book_word w ON w.tenant_id = ANY (schools) AND w.word = f.form COLLATE "C"
      WHERE f.form !~ '[''\\\s]'
      UNION ALL
      -- The last word may still be being typed.
      (SELECT w.word FROM catalog.book_word w
       WHERE t.place = cardinality(typed) AND length(t.token) > 1
         AND w.tenant_id = ANY (schools) AND w.word >= t.token COLLATE "C" AND w.word < (t.token || U&'\+10FFFF') COLLATE "C"
       ORDER BY w.word LIMIT 40)) m ON true
    GROUP BY t.place, t.token ORDER BY t.place
  LOOP
    IF part IS NULL AND length(token) > 2 THEN
      WITH near AS (
        SELECT w.word, platform.similarity(w.word, token) AS likeness FROM catalog.book_word w
        WHERE w.tenant_id = ANY (schools) AND w.word OPERATOR(platform.%) token
        ORDER BY 2 DESC LIMIT 6)
      SELECT string_agg(DISTINCT '''' || near.word || '''', ' | ')::tsquery INTO part
      FROM near WHERE likeness >= (SELECT max(likeness) FROM near) - 0.15;
    END IF;
    IF part IS NULL THEN
      missed := missed + 1;
    ELSE
      query := CASE WHEN query IS NULL THEN part ELSE query && part END;
    END IF;
  END LOOP;
  -- A word that is nowhere is forgiven when most are somewhere.
  IF missed * 2 > cardinality(typed) THEN query := NULL; END IF;
END $$;

DROP FUNCTION catalog.find_books;

-- The books that fit some words, nearly right ones too, for one reader: the school and the platform are taken from the
-- transaction, never from the caller. `most` candidates of each are weighed; the best `top` of them come back, with what
-- matched where it is `told`, or all where `top` is null. age: null for who finds every book; everything: those who manage books,
-- in every state; maker: only what that person put in.
CREATE FUNCTION catalog.find_books(
  asked text, stemmers regdictionary[], age integer, classes uuid[], everything boolean, maker uuid, own boolean, most integer, top integer,
  told boolean)
RETURNS TABLE (tenant_id uuid, book_id uuid, score real, matched text, total integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 20
SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  here uuid := platform.current_tenant();
  schools uuid[] := CASE WHEN here IS NULL THEN '{}'
    WHEN own OR here = platform.platform_tenant() THEN ARRAY[here] ELSE ARRAY[here, platform.platform_tenant()] END;
  words text[] := catalog.words_of(asked);
  phrase text := array_to_string(words, ' ');
  phrase_end text := phrase || U&'\+10FFFF';
  typed text[] := words[1:12];
  query tsquery;
  missed integer;
  trust real;
BEGIN
  SELECT m.query, m.missed INTO query, missed FROM catalog.meant_by(typed, stemmers, schools) m;
  IF query IS NULL THEN RETURN; END IF;
  trust := 1 - missed / (2.0 * cardinality(typed));

  RETURN QUERY
  WITH fits AS MATERIALIZED (
    SELECT s.school, c.book_id, c.score FROM unnest(schools) AS s(school) CROSS JOIN LATERAL (
      WITH begun AS MATERIALIZED (
        -- What begins as it was typed is never cut off by the limit.
        SELECT i.book_id, CASE WHEN i.title = phrase THEN 1.0 ELSE 0.96 END::real AS score
        FROM catalog.book_index i
        WHERE i.tenant_id = s.school AND i.title >= phrase COLLATE "C" AND i.title < phrase_end COLLATE "C"
           AND (maker IS NULL OR i.created_by = maker)
           AND (everything OR i.status = 'published'
             AND (i.visibility IN ('school', 'platform', 'public') OR i.visibility = 'class' AND i.class_id = ANY (classes))
             AND (age IS NULL OR CASE WHEN i.age_rating IS NULL THEN age >= 13 ELSE i.age_rating <= age END))
        LIMIT 50)
      SELECT * FROM begun
      UNION ALL
      (SELECT i.book_id,
         (CASE WHEN i.title = phrase THEN 1.0
               WHEN starts_with(i.title, phrase) THEN 0.96
               WHEN position(' ' || phrase IN i.title) > 0 THEN 0.93
               ELSE (0.3 + 0.6 * least(ts_rank('{0.1, 0.25, 0.5, 1.0}', i.words, query), 1)) * trust END)::real
       FROM catalog.book_index i
       WHERE i.tenant_id = s.school AND i.words @@ query AND i.book_id NOT IN (SELECT b.book_id FROM begun b)
         AND (maker IS NULL OR i.created_by = maker)
         AND (everything OR i.status = 'published'
           AND (i.visibility IN ('school', 'platform', 'public') OR i.visibility = 'class' AND i.class_id = ANY (classes))
           AND (age IS NULL OR CASE WHEN i.age_rating IS NULL THEN age >= 13 ELSE i.age_rating <= age END))
       LIMIT most)) c),
  best AS (SELECT * FROM fits f ORDER BY f.score DESC, f.book_id DESC LIMIT top)
  SELECT b.school, b.book_id, b.score,
    CASE WHEN NOT told THEN NULL
         ELSE (SELECT CASE
           WHEN ts_rank('{0, 0, 0, 1}', i.words, query) > 1e-10 OR starts_with(i.title, phrase) THEN 'title'
           WHEN ts_rank('{0, 0, 1, 0}', i.words, query) > 1e-10 THEN 'author'
           WHEN ts_rank('{0, 1, 0, 0}', i.words, query) > 1e-10 THEN 'category' ELSE 'summary' END
           FROM catalog.book_index i WHERE i.tenant_id = b.school AND i.book_id = b.book_id) END,
    (SELECT count(*)::integer FROM fits)
  FROM best b;
END $$;
REVOKE EXECUTE ON FUNCTION catalog.find_books FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalog.find_books TO bookgrove_app;
