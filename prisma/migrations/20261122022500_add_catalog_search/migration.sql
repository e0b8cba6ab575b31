-- Search. Text operators are not leakproof, so below the fence's policies no text index is ever used: a search there
-- reads every book. What is searched lies in two sealed tables that the application's role cannot read at all; the one
-- way to them is catalog.find_books, which takes the school from the transaction's own setting (ADR 0019).

-- Lets a text index begin with the school.
CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA platform;

-- A sealed table is its owner's alone: no grant, no policy that lets a row through. Functions of the owner read it, each
-- of them named in the test of the fence.
CREATE FUNCTION platform.seal(schema_name text, table_name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  target text := format('%I.%I', schema_name, table_name);
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('COMMENT ON TABLE %s IS %L', target, 'class: sealed');
  EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, bookgrove_app', target);
  EXECUTE format('CREATE POLICY fence ON %s USING (false) WITH CHECK (false)', target);
END $$;
REVOKE EXECUTE ON FUNCTION platform.seal FROM PUBLIC;

CREATE TABLE catalog.book_index (
  tenant_id    uuid NOT NULL,
  book_id      uuid NOT NULL,
  -- Folded, its words parted by one space each.
  title        text COLLATE "C" NOT NULL,
  -- Title and ISBN (A), people and series (B), kinds, themes and keywords (C), subtitle and summary (D).
  words        tsvector NOT NULL,
  -- What the policy asks, so that the first thousand candidates are a thousand that the reader may find.
  status       catalog.book_status NOT NULL,
  visibility   catalog.book_visibility NOT NULL,
  class_id     uuid,
  age_rating   smallint,
  created_by   uuid NOT NULL,
  PRIMARY KEY (tenant_id, book_id),
  FOREIGN KEY (tenant_id, book_id) REFERENCES catalog.book (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX book_index_words_idx ON catalog.book_index USING gin (tenant_id, words);
CREATE INDEX book_index_title_idx ON catalog.book_index (tenant_id, title);
SELECT platform.seal('catalog', 'book_index');

-- Every word of a school's books, once: what a word that is begun or nearly right may have meant.
CREATE TABLE catalog.book_word (
  tenant_id uuid NOT NULL,
  word      text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant_id, word)
);
CREATE INDEX book_word_like_idx ON catalog.book_word USING gin (tenant_id, word platform.gin_trgm_ops);
SELECT platform.seal('catalog', 'book_word');

-- Small letters without marks: what is typed without accents, without Arabic vowels or with another alef finds the
-- word. The collation is named, so that every database folds alike.
CREATE FUNCTION catalog.fold(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    regexp_replace(lower(normalize(written, NFKD) COLLATE pg_catalog.pg_c_utf8),
      '[''’ʼ\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c\u200b-\u200f\ufeff]', '', 'g'),
    U&'\0649\0629\06CC\06A9', U&'\064A\0647\064A\0643');

-- The words of a text, folded, in order. What parts words is listed and not asked of the database's locale, in which
-- Hindi's vowel signs may be no letters.
CREATE FUNCTION catalog.words_of(written text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT left(word, 40) FROM regexp_split_to_table(catalog.fold(written),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b9-\u02ff\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u0970\u1680\u2010-\u2070\u20a0-\u2bff\u2e00-\u2e7f\u3000-\u3020\u30fb\uff00-\uff0f]+') WITH ORDINALITY AS part(word, place)
    WHERE word <> '' ORDER BY place);

-- What the endings of a language are taken off with; a language without one is searched by whole words and beginnings.
CREATE FUNCTION catalog.stemmer(language text) RETURNS regdictionary LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE split_part(lower(language), '-', 1)
    WHEN 'ar' THEN 'pg_catalog.arabic_stem' WHEN 'ca' THEN 'pg_catalog.catalan_stem' WHEN 'da' THEN 'pg_catalog.danish_stem'
    WHEN 'de' THEN 'pg_catalog.german_stem' WHEN 'el' THEN 'pg_catalog.greek_stem' WHEN 'en' THEN 'pg_catalog.english_stem'
    WHEN 'es' THEN 'pg_catalog.spanish_stem' WHEN 'eu' THEN 'pg_catalog.basque_stem' WHEN 'fi' THEN 'pg_catalog.finnish_stem'
    WHEN 'fr' THEN 'pg_catalog.french_stem' WHEN 'ga' THEN 'pg_catalog.irish_stem' WHEN 'hi' THEN 'pg_catalog.hindi_stem'
    WHEN 'hu' THEN 'pg_catalog.hungarian_stem' WHEN 'hy' THEN 'pg_catalog.armenian_stem' WHEN 'id' THEN 'pg_catalog.indonesian_stem'
    WHEN 'it' THEN 'pg_catalog.italian_stem' WHEN 'lt' THEN 'pg_catalog.lithuanian_stem' WHEN 'ne' THEN 'pg_catalog.nepali_stem'
    WHEN 'nl' THEN 'pg_catalog.dutch_stem' WHEN 'no' THEN 'pg_catalog.norwegian_stem' WHEN 'nb' THEN 'pg_catalog.norwegian_stem'
    WHEN 'pt' THEN 'pg_catalog.portuguese_stem' WHEN 'ro' THEN 'pg_catalog.romanian_stem' WHEN 'ru' THEN 'pg_catalog.russian_stem'
    WHEN 'sr' THEN 'pg_catalog.serbian_stem' WHEN 'sv' THEN 'pg_catalog.swedish_stem' WHEN 'ta' THEN 'pg_catalog.tamil_stem'
    WHEN 'tr' THEN 'pg_catalog.turkish_stem' WHEN 'yi' THEN 'pg_catalog.yiddish_stem' END::regdictionary;

-- A text's words and their stems, weighed.
CREATE FUNCTION catalog.vector_of(written text, language text, weight text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (
    WITH words AS (
      SELECT word, least(place, 16000) AS place
      FROM unnest(catalog.words_of(written)) WITH ORDINALITY AS part(word, place)),
    forms AS (
      SELECT word, place FROM words
      UNION SELECT stem, place FROM words, unnest(CASE WHEN catalog.stemmer(language) IS NOT NULL
        THEN ts_lexize(catalog.stemmer(language), word) END) AS stem
      WHERE stem !~ '[''\\\s]')
    SELECT coalesce(string_agg(format('''%s'':%s%s', word, place, weight), ' '), '')::tsvector FROM forms);

-- Keeps the index true, in the transaction that changes the book.
CREATE FUNCTION catalog.index_book(b catalog.book) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  vector tsvector :=
    catalog.vector_of(concat_ws(' ', b.title, b.isbn), b.language, 'A') ||
    catalog.vector_of(concat_ws(' ', array_to_string(b.authors || b.illustrators || b.translators || b.narrators, ' '),
      b.series), 'und', 'B') ||
    catalog.vector_of(concat_ws(' ', array_to_string(b.categories || b.themes || b.keywords, ' '),
      (SELECT string_agg(c.name, ' ') FROM catalog.category c
       WHERE c.tenant_id IN (b.tenant_id, platform.platform_tenant()) AND c.slug = ANY (b.categories))), 'en', 'C') ||
    catalog.vector_of(concat_ws(' ', b.subtitle, left(b.summary, 4000)), b.language, 'D');
  unknown text[];
BEGIN
  INSERT INTO catalog.book_index AS i (tenant_id, book_id, title, words, status, visibility, class_id, age_rating, created_by)
  VALUES (b.tenant_id, b.id, array_to_string(catalog.words_of(b.title), ' '), vector, b.status, b.visibility, b.class_id,
    b.age_rating, b.created_by)
  ON CONFLICT (tenant_id, book_id) DO UPDATE SET title = excluded.title, words = excluded.words, status = excluded.status,
    visibility = excluded.visibility, class_id = excluded.class_id, age_rating = excluded.age_rating, created_by = excluded.created_by;
  SELECT array_agg(u.word) INTO unknown FROM unnest(tsvector_to_array(vector)) AS u(word)
  WHERE NOT EXISTS (SELECT 1 FROM catalog.book_word w WHERE w.tenant_id = b.tenant_id AND w.word = u.word COLLATE "C");
  IF unknown IS NOT NULL THEN
    -- Two books that bring the same new words would wait for each other, each for the other's: one after the other.
    PERFORM pg_advisory_xact_lock(hashtextextended('catalog.book_word ' || b.tenant_id, 0));
    INSERT INTO catalog.book_word (tenant_id, word) SELECT b.tenant_id, unnest(unknown) ON CONFLICT DO NOTHING;
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION catalog.index_book FROM PUBLIC;

CREATE FUNCTION catalog.book_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM catalog.index_book(NEW);
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION catalog.book_changed FROM PUBLIC;
CREATE TRIGGER book_is_indexed AFTER INSERT OR UPDATE OF title, subtitle, authors, illustrators, translators, narrators,
  summary, categories, themes, keywords, series, isbn, language, status, visibility, class_id, age_rating, created_by
  ON catalog.book FOR EACH ROW EXECUTE FUNCTION catalog.book_changed();

-- The books that fit some words, nearly right ones too, for one reader: the school and the platform are taken from the
-- transaction, never from the caller. `most` candidates of each are weighed. age: null for who finds every book;
-- everything: those who manage books, in every state; maker: only what that person put in.
CREATE FUNCTION catalog.find_books(
  asked text, tongues text[], age integer, classes uuid[], everything boolean, maker uuid, own boolean, most integer)
RETURNS TABLE (tenant_id uuid, book_id uuid, score real, matched text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET plan_cache_mode = force_custom_plan AS $$
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
    WITH fits AS MATERIALIZED (
      -- What begins as it was typed is never cut off by the limit.
      (SELECT i.book_id, i.title, i.words FROM catalog.book_index i
       WHERE i.tenant_id = school AND i.title >= phrase COLLATE "C" AND i.title < (phrase || U&'\+10FFFF') COLLATE "C"
         AND (maker IS NULL OR i.created_by = maker)
         AND (everything OR i.status = 'published'
           AND (i.visibility IN ('school', 'platform', 'public') OR i.visibility = 'class' AND i.class_id = ANY (classes))
           AND (age IS NULL OR CASE WHEN i.age_rating IS NULL THEN age >= 13 ELSE i.age_rating <= age END))
       LIMIT 50)
      UNION ALL
      (SELECT i.book_id, i.title, i.words FROM catalog.book_index i
       WHERE i.tenant_id = school AND i.words @@ query
         AND (maker IS NULL OR i.created_by = maker)
         AND (everything OR i.status = 'published'
           AND (i.visibility IN ('school', 'platform', 'public') OR i.visibility = 'class' AND i.class_id = ANY (classes))
           AND (age IS NULL OR CASE WHEN i.age_rating IS NULL THEN age >= 13 ELSE i.age_rating <= age END))
       LIMIT most)),
    ranked AS (
      SELECT DISTINCT ON (f.book_id) f.book_id, f.title, f.words, ts_rank('{0.1, 0.25, 0.5, 1.0}', f.words, query) AS rank
      FROM fits f)
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
REVOKE EXECUTE ON FUNCTION catalog.find_books FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalog.find_books TO bookgrove_app;

-- The books there are. The owner of the tables is inside the fence too, hence the pause.
ALTER TABLE catalog.book NO FORCE ROW LEVEL SECURITY;
ALTER TABLE catalog.category NO FORCE ROW LEVEL SECURITY;
DO $$
DECLARE
  one catalog.book;
BEGIN
  FOR one IN SELECT * FROM catalog.book LOOP
    PERFORM catalog.index_book(one);
  END LOOP;
END $$;
ALTER TABLE catalog.category FORCE ROW LEVEL SECURITY;
ALTER TABLE catalog.book FORCE ROW LEVEL SECURITY;
