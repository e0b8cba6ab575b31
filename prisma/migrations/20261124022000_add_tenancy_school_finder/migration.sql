-- The finder of schools on the platform's sign-in page. A school is found when it chose so in its settings.
ALTER TABLE "tenancy"."school_setting" ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "town" VARCHAR(120);

-- A text in the form used for comparison: small letters without marks, words separated by one space.
CREATE FUNCTION tenancy.plain_words(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(
    regexp_replace(lower(normalize(written, NFKD) COLLATE pg_catalog.pg_c_utf8),
      '[''’ʼ\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c\u200b-\u200f\ufeff]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u2070\u20a0-\u2bff\u3000-\u3020\uff00-\uff0f]+', ' ', 'g'));

-- What is searched. Text operators are not leakproof, so below a policy no text index is used: the table is sealed, and the
-- one way to it is tenancy.find_schools (ADR 0019). Each word of `words` follows a space.
CREATE TABLE tenancy.school_search (
  school_id uuid PRIMARY KEY,
  name      text NOT NULL,
  active    boolean NOT NULL,
  listed    boolean NOT NULL DEFAULT false,
  town      text,
  words     text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (' ' || tenancy.plain_words(name) || ' ' || tenancy.plain_words(coalesce(town, ''))) STORED
);
CREATE INDEX school_search_words_idx ON tenancy.school_search USING gin (words platform.gin_trgm_ops) WHERE listed AND active;
SELECT platform.seal('tenancy', 'school_search');

-- Keeps the table true, in the transaction that changes a school or its settings.
CREATE FUNCTION tenancy.keep_school_search() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'school_setting' THEN
    UPDATE tenancy.school_search SET listed = NEW.listed, town = NEW.town WHERE school_id = NEW.tenant_id;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM tenancy.school_search WHERE school_id = OLD.id;
  ELSE
    INSERT INTO tenancy.school_search (school_id, name, active) VALUES (NEW.id, NEW.school_name, NEW.status = 'active')
    ON CONFLICT (school_id) DO UPDATE SET name = excluded.name, active = excluded.active;
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION tenancy.keep_school_search FROM PUBLIC;
CREATE TRIGGER school_is_searched AFTER INSERT OR DELETE OR UPDATE OF school_name, status ON tenancy.tenant
  FOR EACH ROW EXECUTE FUNCTION tenancy.keep_school_search();
CREATE TRIGGER setting_is_searched AFTER INSERT OR UPDATE OF listed, town ON tenancy.school_setting
  FOR EACH ROW EXECUTE FUNCTION tenancy.keep_school_search();

-- At most ten schools that chose to be found: each typed word begins a word of the name or town; where none does, those
-- whose name or town is similar to what was typed. Names no id. Names that begin as typed come first, then names with the
-- words, then towns.
CREATE FUNCTION tenancy.find_schools(typed text)
RETURNS TABLE (school_name text, town text, country text, logo text, subdomain text, domain_url text)
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET pg_trgm.word_similarity_threshold = 0.4 AS $$
#variable_conflict use_column
DECLARE
  asked text := left(tenancy.plain_words(typed), 80);
  parts text[] := string_to_array(asked, ' ');
  longest text := (SELECT part FROM unnest(parts) AS part ORDER BY length(part) DESC LIMIT 1);
BEGIN
  IF length(asked) < 2 THEN RETURN; END IF;
  RETURN QUERY
    SELECT s.name, s.town, t.country::text, t.logo, t.subdomain::text, t.domain_url::text
    FROM tenancy.school_search s JOIN tenancy.tenant t ON t.id = s.school_id
    WHERE s.listed AND s.active AND t.id <> platform.platform_tenant()
      AND s.words LIKE '% ' || longest || '%'
      AND NOT EXISTS (SELECT 1 FROM unnest(parts) AS part WHERE s.words NOT LIKE '% ' || part || '%')
    ORDER BY CASE WHEN starts_with(s.words, ' ' || asked) THEN 0
                  WHEN ' ' || tenancy.plain_words(s.name) LIKE '% ' || asked || '%' THEN 1 ELSE 2 END,
      lower(s.name), s.school_id
    LIMIT 10;
  IF FOUND OR length(asked) < 4 THEN RETURN; END IF;
  RETURN QUERY
    SELECT s.name, s.town, t.country::text, t.logo, t.subdomain::text, t.domain_url::text
    FROM tenancy.school_search s JOIN tenancy.tenant t ON t.id = s.school_id
    WHERE s.listed AND s.active AND t.id <> platform.platform_tenant()
      AND asked OPERATOR(platform.<%) s.words
    ORDER BY platform.word_similarity(asked, s.words) DESC, lower(s.name), s.school_id
    LIMIT 10;
END $$;
REVOKE EXECUTE ON FUNCTION tenancy.find_schools FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tenancy.find_schools TO bookgrove_app;

INSERT INTO tenancy.school_search (school_id, name, active)
SELECT id, school_name, status = 'active' FROM tenancy.tenant;

-- The demo schools that exist are found. The owner of the tables is inside the fence too, hence the pause.
ALTER TABLE tenancy.school_setting NO FORCE ROW LEVEL SECURITY;
INSERT INTO tenancy.school_setting (tenant_id, listed, town, updated_at)
SELECT id, true, CASE subdomain WHEN 'greenfield' THEN 'Oxford' WHEN 'riverside' THEN 'Nairobi' WHEN 'banyan' THEN 'Pune' END, now()
FROM tenancy.tenant WHERE is_demo
ON CONFLICT (tenant_id) DO UPDATE SET listed = true, town = excluded.town;
ALTER TABLE tenancy.school_setting FORCE ROW LEVEL SECURITY;
