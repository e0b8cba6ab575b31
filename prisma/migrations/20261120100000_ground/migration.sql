-- The role the application works as. It owns nothing and cannot bypass row-level security. The migration
-- tool gives it a password or grants it to the login role of DATABASE_APP_URL.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'bookgrove_app') THEN
    CREATE ROLE bookgrove_app NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- two databases migrated at once
END $$;

CREATE SCHEMA IF NOT EXISTS platform;
GRANT USAGE ON SCHEMA platform TO bookgrove_app;

-- The school of the running transaction, null when none was set, so that every comparison fails closed.
-- (After a transaction the setting is '' and not null, hence nullif.)
CREATE FUNCTION platform.current_tenant() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.tenant_id', true), '')::uuid;

-- True inside the machinery's own transactions (relay, budgets, school look-up), never inside a request's.
CREATE FUNCTION platform.is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_setting('app.system', true), '') = 'on';

-- The platform itself is the tenant with this id: what it owns is shared with every school.
CREATE FUNCTION platform.platform_tenant() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN '00000000-0000-7000-8000-000000000000'::uuid;

-- Every table is classified once, in the migration that creates it:
--   tenant    rows of a school, seen and written by that school alone
--   shared    like tenant, and the platform's own rows are readable by every school
--   registry  no school's rows: readable by all, written by the machinery alone
--   system    rows of the machinery. With a tenant_id a school may add rows (outbox) but never read them
CREATE FUNCTION platform.fence(schema_name text, table_name text, class text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  target text := format('%I.%I', schema_name, table_name);
  own text := 'tenant_id = platform.current_tenant()';
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('COMMENT ON TABLE %s IS %L', target, 'class: ' || class);
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO bookgrove_app', schema_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO bookgrove_app', target);
  CASE class
    WHEN 'tenant' THEN
      EXECUTE format('CREATE POLICY fence ON %s USING (%s) WITH CHECK (%s)', target, own, own);
    WHEN 'shared' THEN
      EXECUTE format('CREATE POLICY fence ON %s USING (%s) WITH CHECK (%s)', target, own, own);
      EXECUTE format('CREATE POLICY shelf ON %s FOR SELECT USING (platform.current_tenant() IS NOT NULL '
        'AND tenant_id = platform.platform_tenant())', target);
    WHEN 'registry' THEN
      EXECUTE format('CREATE POLICY reading ON %s FOR SELECT USING (true)', target);
      EXECUTE format('CREATE POLICY fence ON %s USING (platform.is_system()) WITH CHECK (platform.is_system())', target);
    WHEN 'system' THEN
      EXECUTE format('CREATE POLICY fence ON %s USING (platform.is_system()) WITH CHECK (platform.is_system())', target);
      IF EXISTS (SELECT 1 FROM information_schema.columns c
                 WHERE c.table_schema = schema_name AND c.table_name = fence.table_name AND c.column_name = 'tenant_id') THEN
        EXECUTE format('CREATE POLICY adding ON %s FOR INSERT WITH CHECK (%s)', target, own);
      END IF;
    ELSE
      RAISE EXCEPTION 'Unknown class of table: %', class;
  END CASE;
END $$;
REVOKE EXECUTE ON FUNCTION platform.fence FROM PUBLIC;
