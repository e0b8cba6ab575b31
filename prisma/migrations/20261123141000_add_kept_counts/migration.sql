-- Kept counts (ADR 0063): numbers that are shown often and would otherwise be counted over whole tables. Each module has
-- one table of changes to its counts; the value of a count is the sum of its rows. Writers only add rows, so that they
-- never wait for one another; a scheduled job replaces the rows of a count by one.
--
-- `<module>.counts_of_<table>(row)` says what a row counts as: a name, a key, and an owner or null for the whole tenant.
-- It may read one other row, that of the table's parent, which it finds by `tenant_id` and `<parent>_id`. Whoever changes a
-- counted row then locks the parent's row FOR KEY SHARE, and a change of one of `parent_columns` locks it FOR UPDATE, so
-- that the two see each other; other changes of the parent wait for nobody.
--
-- Existing rows are counted by `platform.recount` in a later migration: the triggers are committed then, so that what is
-- written meanwhile is counted too.
CREATE FUNCTION platform.keep_counts(schema_name text, table_name text, parent text DEFAULT NULL, parent_columns text[] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  source text := format('%I.%I', schema_name, table_name);
  trigger_function text := format('%I.%I', schema_name, 'keep_counts_of_' || table_name);
  counts text := format('%I.kept_count', schema_name);
  counts_of text := format('%I.%I', schema_name, 'counts_of_' || table_name);
  parent_id text := quote_ident(parent || '_id');
  parent_table text := quote_ident(schema_name) || '.' || quote_ident(parent);
  parent_function text := quote_ident(schema_name) || '.' || quote_ident('keep_counts_of_' || table_name || '_by_' || parent);
  lock_parents text := '';
  skip_same text := '';
  differ text;
BEGIN
  IF parent IS NOT NULL THEN
    lock_parents := format('PERFORM FROM %s p WHERE (p.tenant_id, p.id) IN (SELECT r.tenant_id, r.%s FROM %%s r)
      ORDER BY p.tenant_id, p.id FOR KEY SHARE OF p;', parent_table, parent_id);
    -- Most updates change no count, and need no lock: both sides depend on the same parent in the same way.
    skip_same := format('
      PERFORM r.tenant_id, r.%1$s, c.name, c.key, c.owner_id FROM added r, %2$s(r::%3$s) c
      EXCEPT ALL SELECT r.tenant_id, r.%1$s, c.name, c.key, c.owner_id FROM gone r, %2$s(r::%3$s) c;
      IF NOT FOUND THEN
        PERFORM r.tenant_id, r.%1$s, c.name, c.key, c.owner_id FROM gone r, %2$s(r::%3$s) c
        EXCEPT ALL SELECT r.tenant_id, r.%1$s, c.name, c.key, c.owner_id FROM added r, %2$s(r::%3$s) c;
        IF NOT FOUND THEN RETURN NULL; END IF;
      END IF;', parent_id, counts_of, source);
  END IF;
  -- With the rights of the writer: row-level security of the counts is that of the counted rows.
  EXECUTE format($f$
    CREATE OR REPLACE FUNCTION %1$s() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        %6$s
        INSERT INTO %2$s (tenant_id, source, name, key, owner_id, count)
        SELECT r.tenant_id, %3$L, c.name, c.key, c.owner_id, count(*) FROM added r, %4$s(r::%5$s) c GROUP BY 1, 3, 4, 5;
      ELSIF TG_OP = 'DELETE' THEN
        %7$s
        INSERT INTO %2$s (tenant_id, source, name, key, owner_id, count)
        SELECT r.tenant_id, %3$L, c.name, c.key, c.owner_id, -count(*) FROM gone r, %4$s(r::%5$s) c GROUP BY 1, 3, 4, 5;
      ELSE
        %8$s
        INSERT INTO %2$s (tenant_id, source, name, key, owner_id, count)
        SELECT tenant_id, %3$L, name, key, owner_id, sum(change) FROM (
          SELECT r.tenant_id, c.name, c.key, c.owner_id, 1 AS change FROM added r, %4$s(r::%5$s) c
          UNION ALL
          SELECT r.tenant_id, c.name, c.key, c.owner_id, -1 FROM gone r, %4$s(r::%5$s) c) changes
        GROUP BY 1, 3, 4, 5 HAVING sum(change) <> 0;
      END IF;
      RETURN NULL;
    END $body$ $f$, trigger_function, counts, table_name, counts_of, source, format(lock_parents, 'added'), format(lock_parents, 'gone'),
    skip_same || format(lock_parents, format('(SELECT tenant_id, %1$s FROM added UNION SELECT tenant_id, %1$s FROM gone)', parent_id)));
  EXECUTE format('CREATE OR REPLACE TRIGGER counts_are_kept_on_insert AFTER INSERT ON %s
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %s()', source, trigger_function);
  EXECUTE format('CREATE OR REPLACE TRIGGER counts_are_kept_on_update AFTER UPDATE ON %s
    REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %s()', source, trigger_function);
  EXECUTE format('CREATE OR REPLACE TRIGGER counts_are_kept_on_delete AFTER DELETE ON %s
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION %s()', source, trigger_function);

  IF parent IS NOT NULL THEN
    -- Subtracts what the parent's rows count as before the change, and adds what they count as after it.
    EXECUTE format($f$
      CREATE OR REPLACE FUNCTION %1$s() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $body$
      BEGIN
        IF TG_WHEN = 'BEFORE' THEN
          PERFORM FROM %2$s p WHERE p.tenant_id = OLD.tenant_id AND p.id = OLD.id FOR UPDATE OF p;
          INSERT INTO %3$s (tenant_id, source, name, key, owner_id, count)
          SELECT r.tenant_id, %4$L, c.name, c.key, c.owner_id, -count(*) FROM %5$s r, %6$s(r) c
          WHERE r.tenant_id = OLD.tenant_id AND r.%7$s = OLD.id GROUP BY 1, 3, 4, 5;
          IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
          RETURN NEW;
        END IF;
        INSERT INTO %3$s (tenant_id, source, name, key, owner_id, count)
        SELECT r.tenant_id, %4$L, c.name, c.key, c.owner_id, count(*) FROM %5$s r, %6$s(r) c
        WHERE r.tenant_id = NEW.tenant_id AND r.%7$s = NEW.id GROUP BY 1, 3, 4, 5;
        RETURN NULL;
      END $body$ $f$, parent_function, parent_table, counts, table_name, source, counts_of, parent_id);
    SELECT string_agg(format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', c), ' OR ') INTO differ FROM unnest(parent_columns) c;
    EXECUTE format('CREATE OR REPLACE TRIGGER %I BEFORE UPDATE ON %s FOR EACH ROW WHEN (%s) EXECUTE FUNCTION %s()',
      'counts_of_' || table_name || '_before_update', parent_table, differ, parent_function);
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON %s FOR EACH ROW WHEN (%s) EXECUTE FUNCTION %s()',
      'counts_of_' || table_name || '_after_update', parent_table, differ, parent_function);
    -- A deleted parent's rows count as nothing.
    EXECUTE format('CREATE OR REPLACE TRIGGER %I BEFORE DELETE ON %s FOR EACH ROW EXECUTE FUNCTION %s()',
      'counts_of_' || table_name || '_before_delete', parent_table, parent_function);
  END IF;
END $$;

-- Counts a table from scratch. For the owner, in a migration after the one that changes what is counted. One statement
-- deletes and counts in one snapshot: what other transactions commit meanwhile adds its changes afterwards, so that writers
-- do not wait. The job that folds waits, because it would replace rows that are deleted here.
CREATE FUNCTION platform.recount(schema_name text, table_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(schema_name || '.kept_count', 0));
  EXECUTE format('WITH gone AS (DELETE FROM %1$I.kept_count WHERE source = %2$L)
    INSERT INTO %1$I.kept_count (tenant_id, source, name, key, owner_id, count)
    SELECT r.tenant_id, %2$L, c.name, c.key, c.owner_id, count(*) FROM %1$I.%3$I r, %1$I.%4$I(r) c GROUP BY 1, 3, 4, 5',
    schema_name, table_name, table_name, 'counts_of_' || table_name);
END $$;
REVOKE EXECUTE ON FUNCTION platform.keep_counts, platform.recount FROM PUBLIC;

-- Modules and their tenants of which a count has more rows than `most`.
CREATE FUNCTION platform.kept_counts_to_fold(most integer) RETURNS TABLE (module text, tenant_id uuid) LANGUAGE plpgsql AS $$
BEGIN
  FOR module IN SELECT schemaname FROM pg_tables WHERE tablename = 'kept_count' ORDER BY 1 LOOP
    RETURN QUERY EXECUTE format('SELECT %1$L::text, c.tenant_id FROM (SELECT k.tenant_id FROM %1$I.kept_count k
      GROUP BY k.tenant_id, k.name, k.key, k.owner_id HAVING count(*) > $1) c GROUP BY c.tenant_id', module) USING most;
  END LOOP;
END $$;

-- Replaces the rows of each count of a tenant by one with their sum.
CREATE FUNCTION platform.fold_kept_counts(module text, tenant uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    WITH folded AS (DELETE FROM %1$I.kept_count WHERE tenant_id = $1 RETURNING source, name, key, owner_id, count)
    INSERT INTO %1$I.kept_count (tenant_id, source, name, key, owner_id, count)
    SELECT $1, source, name, key, owner_id, sum(count) FROM folded GROUP BY 2, 3, 4, 5 HAVING sum(count) <> 0', module) USING tenant;
END $$;

CREATE TABLE catalog.kept_count (
  tenant_id uuid NOT NULL,
  id        uuid NOT NULL DEFAULT gen_random_uuid(),
  source    varchar(64) NOT NULL,
  name      varchar(64) NOT NULL,
  key       varchar(128) NOT NULL,
  owner_id  uuid,
  count     integer NOT NULL,
  CONSTRAINT kept_count_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX kept_count_name_owner_id_tenant_id_key_idx ON catalog.kept_count (name, owner_id, tenant_id, key);
SELECT platform.fence('catalog', 'kept_count', 'tenant');
CREATE POLICY oversight ON catalog.kept_count FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY folding ON catalog.kept_count FOR SELECT USING ((SELECT platform.is_system()));

CREATE TABLE identity.kept_count (
  tenant_id uuid NOT NULL,
  id        uuid NOT NULL DEFAULT gen_random_uuid(),
  source    varchar(64) NOT NULL,
  name      varchar(64) NOT NULL,
  key       varchar(128) NOT NULL,
  owner_id  uuid,
  count     integer NOT NULL,
  CONSTRAINT kept_count_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX kept_count_name_owner_id_tenant_id_key_idx ON identity.kept_count (name, owner_id, tenant_id, key);
SELECT platform.fence('identity', 'kept_count', 'tenant');
CREATE POLICY oversight ON identity.kept_count FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY folding ON identity.kept_count FOR SELECT USING ((SELECT platform.is_system()));

-- What a book counts as; `state` and `published` also for its uploader. `published` is counted by the only class that finds
-- it, or empty. `rights_settled` is that of rights.rules.ts.
CREATE FUNCTION catalog.counts_of_book(b catalog.book) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT v.name, v.key, o.owner_id FROM (VALUES
    ('state', b.status::text || '/' || b.ingestion::text, true, true),
    ('published', CASE WHEN b.visibility = 'class' THEN coalesce(b.class_id::text, '') ELSE '' END, b.status = 'published', true),
    ('queue', b.status::text, NOT b.awaits_file, false),
    ('language', regexp_replace(b.language, '-([A-Za-z]{2}|[0-9]{3})(-.*)?$', ''), b.status = 'published', false),
    ('added', to_char(b.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD'), true, false),
    ('covered', 'age_rating', b.status = 'published' AND b.age_rating IS NOT NULL, false),
    ('covered', 'reading_level', b.status = 'published' AND b.reading_level IS NOT NULL, false),
    ('covered', 'license', b.status = 'published' AND CASE b.rights WHEN 'own' THEN true
      WHEN 'permission' THEN btrim(b.rights_proof) <> '' WHEN 'licence' THEN coalesce(b.license, '') <> ''
      ELSE coalesce(b.license, '') <> '' OR b.student_made END, false),
    ('covered', 'summary', b.status = 'published' AND b.summary <> '', false),
    ('covered', 'accessibility', b.status = 'published' AND 'alternativeText' = ANY (b.accessibility_features), false),
    ('covered', 'audio', b.status = 'published' AND b.has_audio, false)) AS v(name, key, counts, owned)
  CROSS JOIN LATERAL (SELECT NULL::uuid AS owner_id UNION ALL SELECT b.created_by WHERE v.owned) o
  WHERE v.counts
$$;
SELECT platform.keep_counts('catalog', 'book');

-- What a checked file counts as, by the day (UTC) on which it was uploaded.
CREATE FUNCTION catalog.counts_of_book_file(f catalog.book_file) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'file_checked', to_char(f.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD'), NULL::uuid WHERE f.status IN ('ready', 'refused')
  UNION ALL
  SELECT 'file_clean', to_char(f.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD'), NULL WHERE f.status = 'ready' AND f.findings = '[]'
  UNION ALL
  SELECT DISTINCT 'file_finding', to_char(f.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD') || ' ' || (x->>'code'), NULL::uuid
  FROM jsonb_array_elements(f.findings) x WHERE x->>'code' IS NOT NULL
$$;
SELECT platform.keep_counts('catalog', 'book_file');

-- What an account counts as; a community's shared account is not counted. `people`: role/status, and role/status/class for
-- an account that a class shares. `seen`: the hour of the latest sign-in, UTC. `added`: the day, UTC.
CREATE FUNCTION identity.counts_of_user_account(u identity.user_account) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT v.name, v.key, NULL::uuid FROM (VALUES
    ('people', u.role::text || '/' || u.status::text || CASE WHEN u.is_class_account THEN '/class' ELSE '' END, true),
    ('never_seen', '', u.role = 'student' AND u.status = 'active' AND NOT u.is_class_account AND u.last_seen_at IS NULL),
    ('seen', to_char(u.last_seen_at AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24'), u.status = 'active' AND u.last_seen_at IS NOT NULL),
    ('added', to_char(u.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD'), true)) AS v(name, key, counts)
  WHERE v.counts AND u.role <> 'community'
$$;
SELECT platform.keep_counts('identity', 'user_account');

CREATE FUNCTION identity.counts_of_school_class(c identity.school_class) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'classes', CASE WHEN c.archived_at IS NULL THEN 'active' ELSE 'archived' END, NULL::uuid
$$;
SELECT platform.keep_counts('identity', 'school_class');
