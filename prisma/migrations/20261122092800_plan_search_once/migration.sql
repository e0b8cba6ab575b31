-- Search: statements of catalog.find_books are planned once for a session and no longer at every call, which took longer than
-- finding a rare word; and a book that begins as it was typed is left out of the other candidates in place of being sorted
-- out after both were put together. What is found, and in which order, stays.
CREATE OR REPLACE FUNCTION catalog.find_books(
  asked text, tongues text[], age integer, classes uuid[], everything boolean, maker uuid, own boolean, most integer)
RETURNS TABLE (tenant_id uuid, book_id uuid, score real, matched text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  here uuid := platform.current_tenant();
  schools uuid[] := CASE WHEN here IS NULL THEN '{}'
    WHEN own OR here = platform.platform_tenant() THEN ARRAY[here] ELSE ARRAY[here, platform.platform_tenant()] END;
  typed text[] := (catalog.words_of(asked))[1:12];
  phrase text := array_to_string(catalog.words_of(asked), ' ');
  token text;
  place integer := 0;
  forms text[];
  meant text[];
  query tsquery;
  part tsquery;
  missed integer := 0;
  school uuid;
BEGIN
  FOREACH token IN ARRAY typed LOOP
    place := place + 1;
    SELECT array_agg(DISTINCT form) INTO forms FROM (
      SELECT token AS form UNION ALL
      SELECT unnest(ts_lexize(catalog.stemmer(tongue), token)) FROM unnest(tongues) AS tongue
      WHERE catalog.stemmer(tongue) IS NOT NULL) f WHERE form !~ '[''\\\s]';
    SELECT array_agg(w.word) INTO meant FROM catalog.book_word w WHERE w.tenant_id = ANY (schools) AND w.word = ANY (forms);
    -- The last word may still be being typed.
    IF place = cardinality(typed) AND length(token) > 1 THEN
      SELECT meant || array_agg(begun.word) INTO meant FROM (
        SELECT w.word FROM catalog.book_word w
        WHERE w.tenant_id = ANY (schools) AND w.word >= token COLLATE "C" AND w.word < (token || U&'\+10FFFF') COLLATE "C"
        ORDER BY w.word LIMIT 40) begun;
    END IF;
    IF meant IS NULL AND length(token) > 2 THEN
      WITH near AS (
        SELECT w.word, platform.similarity(w.word, token) AS likeness FROM catalog.book_word w
        WHERE w.tenant_id = ANY (schools) AND w.word OPERATOR(platform.%) token
        ORDER BY 2 DESC LIMIT 6)
      SELECT array_agg(near.word) INTO meant FROM near WHERE likeness >= (SELECT max(likeness) FROM near) - 0.15;
    END IF;
    IF meant IS NULL THEN
      missed := missed + 1;
      CONTINUE;
    END IF;
    SELECT string_agg(DISTINCT format('''%s''', form), ' | ')::tsquery INTO part FROM unnest(meant) AS form;
    query := CASE WHEN query IS NULL THEN part ELSE query && part END;
  END LOOP;
  -- A word that is nowhere is forgiven when most are somewhere.
  IF query IS NULL OR missed * 2 > cardinality(typed) THEN RETURN; END IF;

  FOREACH school IN ARRAY schools LOOP
    RETURN QUERY
    WITH begun AS MATERIALIZED (
      -- What begins as it was typed is never cut off by the limit.
      SELECT i.book_id, i.title, i.words FROM catalog.book_index i
      WHERE i.tenant_id = school AND i.title >= phrase COLLATE "C" AND i.title < (phrase || U&'\+10FFFF') COLLATE "C"
         AND (maker IS NULL OR i.created_by = maker)
         AND (everything OR i.status = 'published'
           AND (i.visibility IN ('school', 'platform', 'public') OR i.visibility = 'class' AND i.class_id = ANY (classes))
           AND (age IS NULL OR CASE WHEN i.age_rating IS NULL THEN age >= 13 ELSE i.age_rating <= age END))
      LIMIT 50),
    fits AS MATERIALIZED (
      SELECT * FROM begun
      UNION ALL
      (SELECT i.book_id, i.title, i.words FROM catalog.book_index i
       WHERE i.tenant_id = school AND i.words @@ query AND i.book_id NOT IN (SELECT b.book_id FROM begun b)
         AND (maker IS NULL OR i.created_by = maker)
         AND (everything OR i.status = 'published'
           AND (i.visibility IN ('school', 'platform', 'public') OR i.visibility = 'class' AND i.class_id = ANY (classes))
           AND (age IS NULL OR CASE WHEN i.age_rating IS NULL THEN age >= 13 ELSE i.age_rating <= age END))
       LIMIT most)),
    ranked AS (
      SELECT f.book_id, f.title, f.words, ts_rank('{0.1, 0.25, 0.5, 1.0}', f.words, query) AS rank FROM fits f)
    SELECT school, r.book_id,
      (CASE WHEN r.title = phrase THEN 1.0
            WHEN starts_with(r.title, phrase) THEN 0.96
            WHEN position(' ' || phrase IN r.title) > 0 THEN 0.93
            ELSE (0.3 + 0.6 * least(r.rank, 1)) * (1 - missed / (2.0 * cardinality(typed))) END)::real,
      CASE WHEN ts_rank('{0, 0, 0, 1}', r.words, query) > 1e-10 OR starts_with(r.title, phrase) THEN 'title'
           WHEN ts_rank('{0, 0, 1, 0}', r.words, query) > 1e-10 THEN 'author'
           WHEN ts_rank('{0, 1, 0, 0}', r.words, query) > 1e-10 THEN 'category' ELSE 'summary' END
    FROM ranked r;
  END LOOP;
END $$;
