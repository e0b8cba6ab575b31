-- CreateTable
CREATE TABLE "giving"."impact_event" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" VARCHAR(24) NOT NULL,
    "source" VARCHAR(160) NOT NULL,
    "quantity" BIGINT NOT NULL,
    "unit" VARCHAR(3) NOT NULL DEFAULT '',
    "subject_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "class_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "goals" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "project_id" UUID,
    "book_id" UUID,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "impact_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "giving"."impact_subject" (
    "tenant_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,

    CONSTRAINT "impact_subject_pkey" PRIMARY KEY ("tenant_id","subject_id")
);

-- CreateTable
CREATE TABLE "giving"."impact_counter" (
    "tenant_id" UUID NOT NULL,
    "scope" VARCHAR(8) NOT NULL,
    "scope_id" VARCHAR(36) NOT NULL,
    "goal" INTEGER NOT NULL,
    "kind" VARCHAR(24) NOT NULL,
    "unit" VARCHAR(3) NOT NULL,
    "value" BIGINT NOT NULL,

    CONSTRAINT "impact_counter_pkey" PRIMARY KEY ("tenant_id","scope","scope_id","goal","kind","unit")
);

-- CreateTable
CREATE TABLE "giving"."impact_total" (
    "goal" INTEGER NOT NULL,
    "kind" VARCHAR(24) NOT NULL,
    "unit" VARCHAR(3) NOT NULL,
    "value" BIGINT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "impact_total_pkey" PRIMARY KEY ("goal","kind","unit")
);

-- CreateIndex
CREATE INDEX "impact_event_tenant_id_kind_occurred_at_idx" ON "giving"."impact_event"("tenant_id", "kind", "occurred_at");

-- CreateIndex
CREATE UNIQUE INDEX "impact_event_tenant_id_kind_source_key" ON "giving"."impact_event"("tenant_id", "kind", "source");

-- CreateIndex
CREATE INDEX "impact_subject_tenant_id_person_id_idx" ON "giving"."impact_subject"("tenant_id", "person_id");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

SELECT platform.fence('giving', 'impact_event', 'tenant');
SELECT platform.fence('giving', 'impact_subject', 'tenant');
SELECT platform.fence('giving', 'impact_counter', 'tenant');
SELECT platform.fence('giving', 'impact_total', 'registry');

-- What is in the journal is never changed or deleted.
REVOKE UPDATE, DELETE ON giving.impact_event FROM bookgrove_app;

-- The sums of all schools are added up in the platform's context.
CREATE POLICY oversight ON giving.impact_counter FOR SELECT USING ((SELECT platform.oversees()));

-- The counters that a row of the journal changes: of the school, and of each class, subject and project; each over all
-- goals (0) and for each goal of the row.
CREATE FUNCTION giving.counters_of_impact_event(e giving.impact_event)
  RETURNS TABLE (scope text, scope_id text, goal integer, kind text, unit text, value bigint)
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT s.scope, s.id, g.goal, (e).kind, (e).unit, (e).quantity
  FROM (
    SELECT 'school'::text AS scope, ''::text AS id
    UNION ALL SELECT 'class', c::text FROM unnest((e).class_ids) c
    UNION ALL SELECT 'person', p::text FROM unnest((e).subject_ids) p
    UNION ALL SELECT 'project', (e).project_id::text WHERE (e).project_id IS NOT NULL
  ) s, (SELECT 0 AS goal UNION ALL SELECT unnest((e).goals)) g
$$;

-- Keeps the counters, in the transaction that writes the journal. A rebuild of the same tenant waits for it.
CREATE FUNCTION giving.count_impact() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('giving.impact ' || t.tenant_id, 0))
  FROM (SELECT DISTINCT tenant_id FROM added) t;
  -- In the order of the key, so that two transactions never wait for each other.
  INSERT INTO giving.impact_counter AS k (tenant_id, scope, scope_id, goal, kind, unit, value)
  SELECT a.tenant_id, c.scope, c.scope_id, c.goal, c.kind, c.unit, sum(c.value)
  FROM added a, giving.counters_of_impact_event(a::giving.impact_event) c
  GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (tenant_id, scope, scope_id, goal, kind, unit) DO UPDATE SET value = k.value + excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER impact_is_counted AFTER INSERT ON giving.impact_event
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION giving.count_impact();

-- Counts the journal of the running tenant from scratch; returns how many counters were wrong.
CREATE FUNCTION giving.recount_impact() RETURNS integer LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  tenant uuid := platform.current_tenant();
  wrong integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('giving.impact ' || tenant, 0));
  WITH counted AS (
    SELECT c.scope, c.scope_id, c.goal, c.kind, c.unit, sum(c.value) AS value
    FROM giving.impact_event e, giving.counters_of_impact_event(e) c
    WHERE e.tenant_id = tenant GROUP BY 1, 2, 3, 4, 5
  ), kept AS (
    SELECT * FROM giving.impact_counter k WHERE k.tenant_id = tenant
  ), differing AS (
    SELECT coalesce(c.scope, k.scope) AS scope, coalesce(c.scope_id, k.scope_id) AS scope_id, coalesce(c.goal, k.goal) AS goal,
      coalesce(c.kind, k.kind) AS kind, coalesce(c.unit, k.unit) AS unit, coalesce(c.value, 0) AS value
    FROM counted c
    FULL JOIN kept k ON k.scope = c.scope AND k.scope_id = c.scope_id AND k.goal = c.goal AND k.kind = c.kind AND k.unit = c.unit
    WHERE coalesce(c.value, 0) <> coalesce(k.value, 0)
  ), put_right AS (
    INSERT INTO giving.impact_counter (tenant_id, scope, scope_id, goal, kind, unit, value)
    SELECT tenant, d.* FROM differing d
    ON CONFLICT (tenant_id, scope, scope_id, goal, kind, unit) DO UPDATE SET value = excluded.value
    RETURNING 1
  )
  SELECT count(*) INTO wrong FROM put_right;
  RETURN wrong;
END $$;
