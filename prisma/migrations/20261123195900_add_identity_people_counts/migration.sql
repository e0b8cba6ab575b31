-- The statistics of people, the number in their table and the dashboard of a school counted all accounts and all sessions
-- of a month at each request. Their counts are kept now, by the triggers below, as `catalog.work_count` keeps those of books:
-- append-only differences that a reader sums and that `identity.fold_people_counts` folds.
-- `name` and `key` of a count; people of a community's shared account are not counted:
--   people    role/status: accounts; role/status/class: those that a class shares
--   new       status of the student's first sign-in: `never` for active students who never signed in
--   seen      hour of the latest sign-in, UTC, `2026-11-23T14`: active accounts
--   added     day, UTC, `2026-11-23`: accounts
--   sign-ins  day, UTC: sessions, without view-as sessions
CREATE TABLE "identity"."people_count" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "name" VARCHAR(16) NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "people_count_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "people_count_tenant_id_name_key_idx" ON "identity"."people_count"("tenant_id", "name", "key");
SELECT platform.fence('identity', 'people_count', 'tenant');
CREATE POLICY oversight ON identity.people_count FOR SELECT USING ((SELECT platform.oversees()));

-- SQL that adds the counts of accounts. `source` selects rows of `identity.user_account` as they are counted, and `sign`:
-- 1 or -1. Counts that do not change cancel each other out.
CREATE FUNCTION identity.adding_people_counts(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($sql$
    WITH changed AS (%s),
    part AS (
      SELECT tenant_id, 'people' AS name, role || '/' || status || CASE WHEN is_class_account THEN '/class' ELSE '' END AS key, sign
      FROM changed
      UNION ALL
      SELECT tenant_id, 'new', 'never', sign FROM changed
      WHERE role = 'student' AND status = 'active' AND NOT is_class_account AND last_seen_at IS NULL
      UNION ALL
      SELECT tenant_id, 'seen', to_char(last_seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24'), sign FROM changed
      WHERE status = 'active' AND last_seen_at IS NOT NULL
      UNION ALL
      SELECT tenant_id, 'added', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), sign FROM changed)
    INSERT INTO identity.people_count (tenant_id, name, key, count)
    SELECT tenant_id, name, key, sum(sign) FROM part GROUP BY 1, 2, 3 HAVING sum(sign) <> 0$sql$, source)
$$;

CREATE FUNCTION identity.keep_people_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  columns constant text := 'SELECT tenant_id, role, status, is_class_account, last_seen_at, created_at, %s AS sign FROM %s WHERE role <> ''community''';
  gone constant text := format(columns, -1, 'old_rows');
  come constant text := format(columns, 1, 'new_rows');
BEGIN
  -- Another sign-in within the hour changes nothing.
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM new_rows n LEFT JOIN old_rows o USING (tenant_id, id)
      WHERE (n.role, n.status, n.is_class_account, n.created_at, date_trunc('hour', n.last_seen_at, 'UTC'))
        IS DISTINCT FROM (o.role, o.status, o.is_class_account, o.created_at, date_trunc('hour', o.last_seen_at, 'UTC'));
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  EXECUTE identity.adding_people_counts(
    CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || come END);
  RETURN NULL;
END $$;
CREATE TRIGGER counts_of_new AFTER INSERT ON identity.user_account REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_people_counts();
CREATE TRIGGER counts_of_changed AFTER UPDATE ON identity.user_account
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_people_counts();
CREATE TRIGGER counts_of_deleted AFTER DELETE ON identity.user_account REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_people_counts();

-- Sessions: a sign-in is one session; its day and its way do not change.
CREATE FUNCTION identity.keep_sign_in_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    INSERT INTO identity.people_count (tenant_id, name, key, count)
    SELECT tenant_id, ''sign-ins'', to_char(created_at AT TIME ZONE ''UTC'', ''YYYY-MM-DD''), %s * count(*) FROM %s
    WHERE way <> ''impersonation'' GROUP BY 1, 3',
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END, CASE TG_OP WHEN 'INSERT' THEN 'new_rows' ELSE 'old_rows' END);
  RETURN NULL;
END $$;
CREATE TRIGGER counts_of_new AFTER INSERT ON identity.session REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_sign_in_counts();
CREATE TRIGGER counts_of_deleted AFTER DELETE ON identity.session REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_sign_in_counts();

-- Replaces the rows of each count by one with their sum. Readers see either all old rows or the new one.
CREATE FUNCTION identity.fold_people_counts(school uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('identity.people_count ' || school, 0));
  WITH gone AS (DELETE FROM identity.people_count WHERE tenant_id = school RETURNING name, key, count)
  INSERT INTO identity.people_count (tenant_id, name, key, count)
  SELECT school, name, key, sum(count) FROM gone GROUP BY name, key HAVING sum(count) <> 0;
END $$;

-- Counts one school from scratch. One statement deletes and counts in one snapshot: what other transactions commit
-- meanwhile adds its differences afterwards, so that nothing has to wait.
CREATE FUNCTION identity.rebuild_people_counts(school uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('identity.people_count ' || school, 0));
  -- The second CTE deletes what was counted before, the third counts the sessions.
  EXECUTE identity.adding_people_counts(format('
    SELECT tenant_id, role, status, is_class_account, last_seen_at, created_at, 1 AS sign
    FROM identity.user_account WHERE tenant_id = %1$L AND role <> ''community''),
    gone AS (DELETE FROM identity.people_count WHERE tenant_id = %1$L),
    sign_in AS (
      INSERT INTO identity.people_count (tenant_id, name, key, count)
      SELECT tenant_id, ''sign-ins'', to_char(created_at AT TIME ZONE ''UTC'', ''YYYY-MM-DD''), count(*)
      FROM identity.session WHERE tenant_id = %1$L AND way <> ''impersonation'' GROUP BY 1, 3', school));
END $$;
