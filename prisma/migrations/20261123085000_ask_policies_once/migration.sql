-- A policy that calls a function on the settings of the transaction calls it for every row. As a subquery the call is
-- evaluated once per statement, because it refers to no column. This rewrites every policy of the product.
DO $$
DECLARE
  policy record;
  once constant text := '( SELECT platform.\1() AS \1)';
  called constant text := '(?<!SELECT )platform\.(current_tenant|is_system|oversees)\(\)';
BEGIN
  FOR policy IN
    SELECT schemaname, tablename, policyname, qual, with_check FROM pg_policies
    WHERE coalesce(qual, '') ~ called OR coalesce(with_check, '') ~ called
    ORDER BY schemaname, tablename, policyname
  LOOP
    EXECUTE format('ALTER POLICY %I ON %I.%I', policy.policyname, policy.schemaname, policy.tablename)
      || coalesce(' USING (' || regexp_replace(policy.qual, called, once, 'g') || ')', '')
      || coalesce(' WITH CHECK (' || regexp_replace(policy.with_check, called, once, 'g') || ')', '');
  END LOOP;
END $$;

-- The same for the policies of tables to come.
CREATE OR REPLACE FUNCTION platform.fence(schema_name text, table_name text, class text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  target text := format('%I.%I', schema_name, table_name);
  own text := 'tenant_id = (SELECT platform.current_tenant())';
  system text := '(SELECT platform.is_system())';
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
      EXECUTE format('CREATE POLICY shelf ON %s FOR SELECT USING ((SELECT platform.current_tenant()) IS NOT NULL '
        'AND tenant_id = platform.platform_tenant())', target);
    WHEN 'registry' THEN
      EXECUTE format('CREATE POLICY reading ON %s FOR SELECT USING (true)', target);
      EXECUTE format('CREATE POLICY fence ON %s USING (%s) WITH CHECK (%s)', target, system, system);
    WHEN 'system' THEN
      EXECUTE format('CREATE POLICY fence ON %s USING (%s) WITH CHECK (%s)', target, system, system);
      IF EXISTS (SELECT 1 FROM information_schema.columns c
                 WHERE c.table_schema = schema_name AND c.table_name = fence.table_name AND c.column_name = 'tenant_id') THEN
        EXECUTE format('CREATE POLICY adding ON %s FOR INSERT WITH CHECK (%s)', target, own);
      END IF;
    ELSE
      RAISE EXCEPTION 'Unknown class of table: %', class;
  END CASE;
END $$;
