-- What a school hid is left out before candidates are cut off and counted, as it was before find_books was written anew: a search
-- counted such a book, and its page was short of one.
-- The books that fit some words, nearly right ones too, for one reader: the school and the platform are taken from the
-- transaction, never from the caller. `most` candidates of each are weighed; the best `top` of them come back, with what
-- matched where it is `told`, or all where `top` is null. age: null for who finds every book; everything: those who manage books,
-- in every state; maker: only what that person put in.
CREATE OR REPLACE FUNCTION catalog.find_books(
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
  hidden uuid[] := ARRAY(SELECT h.book_id FROM catalog.hidden_book h WHERE h.tenant_id = here);
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
           AND (everything OR i.status = 'published' AND i.book_id <> ALL (hidden)
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
         AND (everything OR i.status = 'published' AND i.book_id <> ALL (hidden)
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
