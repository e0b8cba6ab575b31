-- Kept counts (ADR 0063): numbers that are shown often and would otherwise be counted over whole tables. Each module has
-- one table of changes to its counts; the value of a count is the sum of its rows. Writers only add rows, so that they
-- never wait for one another; a scheduled job replaces the rows of a count by one.
CREATE FUNCTION platform.keep_counts(schema_name text, table_name text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  source text := format('%I.%I', schema_name, table_name);
  trigger_function text := format('%I.%I', schema_name, 'keep_counts_of_' || table_name);
  counts text := format('%I.kept_count', schema_name);
  counts_of text := format('%I.%I', schema_name, 'counts_of_' || table_name);
BEGIN
  -- With the rights of the writer: row-level security of the counts is that of the counted rows.
  EXECUTE format($f$
    CREATE OR REPLACE FUNCTION %1$s() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO %2$s (tenant_id, source, name, key, count)
        SELECT r.tenant_id, %3$L, c.name, c.key, count(*) FROM added r, %4$s(r::%5$s) c GROUP BY 1, 3, 4;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO %2$s (tenant_id, source, name, key, count)
        SELECT r.tenant_id, %3$L, c.name, c.key, -count(*) FROM gone r, %4$s(r::%5$s) c GROUP BY 1, 3, 4;
      ELSE
        INSERT INTO %2$s (tenant_id, source, name, key, count)
        SELECT tenant_id, %3$L, name, key, sum(change) FROM (
          SELECT r.tenant_id, c.name, c.key, 1 AS change FROM added r, %4$s(r::%5$s) c
          UNION ALL
          SELECT r.tenant_id, c.name, c.key, -1 FROM gone r, %4$s(r::%5$s) c) changes
        GROUP BY 1, 3, 4 HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END $body$ $f$, trigger_function, counts, table_name, counts_of, source);
  EXECUTE format('CREATE OR REPLACE TRIGGER counts_are_kept_on_insert AFTER INSERT ON %s
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %s()', source, trigger_function);
  EXECUTE format('CREATE OR REPLACE TRIGGER counts_are_kept_on_update AFTER UPDATE ON %s
    REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %s()', source, trigger_function);
  EXECUTE format('CREATE OR REPLACE TRIGGER counts_are_kept_on_delete AFTER DELETE ON %s
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION %s()', source, trigger_function);
  PERFORM platform.recount(schema_name, table_name);
END $$;

-- Counts a table from scratch. For the owner, in the migration that changes what is counted: writers wait meanwhile.
CREATE FUNCTION platform.recount(schema_name text, table_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('LOCK TABLE %I.%I IN SHARE ROW EXCLUSIVE MODE', schema_name, table_name);
  EXECUTE format('DELETE FROM %I.kept_count WHERE source = %L', schema_name, table_name);
  EXECUTE format('INSERT INTO %1$I.kept_count (tenant_id, source, name, key, count)
    SELECT r.tenant_id, %2$L, c.name, c.key, count(*) FROM %1$I.%3$I r, %1$I.%4$I(r) c GROUP BY 1, 3, 4',
    schema_name, table_name, table_name, 'counts_of_' || table_name);
END $$;
REVOKE EXECUTE ON FUNCTION platform.keep_counts, platform.recount FROM PUBLIC;

-- The schools that have counts with more rows than `many`, in the kept counts of a module.
CREATE FUNCTION platform.kept_counts_to_fold(schema_name text, many integer) RETURNS TABLE (tenant_id uuid) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format('SELECT DISTINCT k.tenant_id FROM (SELECT c.tenant_id FROM %I.kept_count c
    GROUP BY c.tenant_id, c.name, c.key HAVING count(*) > $1) k', schema_name) USING many;
END $$;

-- Replaces the rows of each count of a school by one with their sum.
CREATE FUNCTION platform.fold_kept_counts(schema_name text, school uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('WITH folded AS (DELETE FROM %1$I.kept_count WHERE tenant_id = $1 RETURNING source, name, key, count)
    INSERT INTO %1$I.kept_count (tenant_id, source, name, key, count)
    SELECT $1, source, name, key, sum(count) FROM folded GROUP BY 2, 3, 4 HAVING sum(count) <> 0', schema_name) USING school;
END $$;

CREATE TABLE catalog.kept_count (
  tenant_id uuid NOT NULL,
  id        uuid NOT NULL DEFAULT gen_random_uuid(),
  source    varchar(64) NOT NULL,
  name      varchar(64) NOT NULL,
  key       varchar(128) NOT NULL,
  count     integer NOT NULL,
  CONSTRAINT kept_count_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX kept_count_name_tenant_id_key_idx ON catalog.kept_count (name, tenant_id, key);
SELECT platform.fence('catalog', 'kept_count', 'tenant');
CREATE POLICY oversight ON catalog.kept_count FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY folding ON catalog.kept_count FOR SELECT USING ((SELECT platform.is_system()));

CREATE TABLE identity.kept_count (
  tenant_id uuid NOT NULL,
  id        uuid NOT NULL DEFAULT gen_random_uuid(),
  source    varchar(64) NOT NULL,
  name      varchar(64) NOT NULL,
  key       varchar(128) NOT NULL,
  count     integer NOT NULL,
  CONSTRAINT kept_count_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX kept_count_name_tenant_id_key_idx ON identity.kept_count (name, tenant_id, key);
SELECT platform.fence('identity', 'kept_count', 'tenant');
CREATE POLICY oversight ON identity.kept_count FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY folding ON identity.kept_count FOR SELECT USING ((SELECT platform.is_system()));

-- What a book counts as. `rights_settled` is that of rights.rules.ts.
CREATE FUNCTION catalog.counts_of_book(b catalog.book) RETURNS TABLE (name text, key text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT v.name, v.key FROM (VALUES
    ('books', '', true),
    ('status', b.status::text, true),
    ('queue', b.status::text, NOT b.awaits_file),
    ('draft_ready', '', b.status = 'draft' AND b.ingestion = 'ready'),
    ('in_work', '', b.ingestion IN ('waiting', 'processing')),
    ('refused', '', b.ingestion = 'refused' AND b.status <> 'archived'),
    ('language', regexp_replace(b.language, '-([A-Za-z]{2}|[0-9]{3})(-.*)?$', ''), b.status = 'published'),
    ('added', to_char(b.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD'), true),
    ('covered', 'age_rating', b.status = 'published' AND b.age_rating IS NOT NULL),
    ('covered', 'reading_level', b.status = 'published' AND b.reading_level IS NOT NULL),
    ('covered', 'license', b.status = 'published' AND CASE b.rights WHEN 'own' THEN true
      WHEN 'permission' THEN btrim(b.rights_proof) <> '' WHEN 'licence' THEN coalesce(b.license, '') <> ''
      ELSE coalesce(b.license, '') <> '' OR b.student_made END),
    ('covered', 'summary', b.status = 'published' AND b.summary <> ''),
    ('covered', 'accessibility', b.status = 'published' AND 'alternativeText' = ANY (b.accessibility_features)),
    ('covered', 'audio', b.status = 'published' AND b.has_audio)) AS v(name, key, counts)
  WHERE v.counts
$$;
SELECT platform.keep_counts('catalog', 'book');

-- What a checked file counts as, by the day (UTC) on which it was uploaded.
CREATE FUNCTION catalog.counts_of_book_file(f catalog.book_file) RETURNS TABLE (name text, key text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'file_checked', to_char(f.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD') WHERE f.status IN ('ready', 'refused')
  UNION ALL
  SELECT 'file_clean', to_char(f.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD') WHERE f.status = 'ready' AND f.findings = '[]'
  UNION ALL
  SELECT DISTINCT 'file_finding', to_char(f.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD') || ' ' || (x->>'code')
  FROM jsonb_array_elements(f.findings) x WHERE x->>'code' IS NOT NULL
$$;
SELECT platform.keep_counts('catalog', 'book_file');

CREATE FUNCTION identity.counts_of_user_account(u identity.user_account) RETURNS TABLE (name text, key text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'people', u.role::text || ' ' || u.status::text WHERE u.role <> 'community' AND NOT u.is_class_account
$$;
SELECT platform.keep_counts('identity', 'user_account');

CREATE FUNCTION identity.counts_of_school_class(c identity.school_class) RETURNS TABLE (name text, key text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'classes', CASE WHEN c.archived_at IS NULL THEN 'active' ELSE 'archived' END
$$;
SELECT platform.keep_counts('identity', 'school_class');
