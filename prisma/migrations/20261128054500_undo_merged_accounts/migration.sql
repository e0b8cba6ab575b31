-- Changes of many rows that can be undone for a time, and the merges of accounts, which use it (ADR 0081).
CREATE TABLE "platform"."reversible_part" (
    "tenant_id" UUID NOT NULL,
    "operation" UUID NOT NULL,
    "part" VARCHAR(80) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "left_over" JSONB,

    CONSTRAINT "reversible_part_pkey" PRIMARY KEY ("tenant_id","operation","part")
);
CREATE TABLE "platform"."reversible_row" (
    "tenant_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "operation" UUID NOT NULL,
    "part" VARCHAR(80) NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "table_name" VARCHAR(120) NOT NULL,
    "by_column" BOOLEAN NOT NULL,
    "key" JSONB NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reversible_row_pkey" PRIMARY KEY ("tenant_id","id")
);
CREATE TABLE "identity"."account_merge" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kept_id" UUID NOT NULL,
    "merged_id" UUID NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,
    "merged_by" UUID NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" UUID,
    "sealed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "account_merge_pkey" PRIMARY KEY ("tenant_id","id")
);

CREATE INDEX "reversible_part_operation_idx" ON "platform"."reversible_part"("operation");
CREATE INDEX "reversible_part_expires_at_idx" ON "platform"."reversible_part"("expires_at");
CREATE INDEX "reversible_row_tenant_id_operation_part_idx" ON "platform"."reversible_row"("tenant_id", "operation", "part");
CREATE INDEX "reversible_row_expires_at_idx" ON "platform"."reversible_row"("expires_at");
CREATE INDEX "account_merge_tenant_id_merged_id_idx" ON "identity"."account_merge"("tenant_id", "merged_id");
CREATE INDEX "account_merge_tenant_id_kept_id_idx" ON "identity"."account_merge"("tenant_id", "kept_id");
CREATE INDEX "account_merge_tenant_id_merged_at_idx" ON "identity"."account_merge"("tenant_id", "merged_at");

SELECT platform.fence('platform', 'reversible_part', 'tenant');
SELECT platform.fence('platform', 'reversible_row', 'tenant');
SELECT platform.fence('identity', 'account_merge', 'tenant');
GRANT USAGE ON SEQUENCE platform.reversible_row_id_seq TO bookgrove_app;
-- The system deletes what has expired, and finds the schools that a part was done in.
CREATE POLICY machinery ON platform.reversible_part FOR SELECT USING ((SELECT platform.is_system()));
CREATE POLICY machinery ON platform.reversible_row FOR SELECT USING ((SELECT platform.is_system()));
CREATE POLICY sweep ON platform.reversible_part FOR DELETE USING ((SELECT platform.is_system()));
CREATE POLICY sweep ON platform.reversible_row FOR DELETE USING ((SELECT platform.is_system()));

-- The values of a row's primary key.
CREATE FUNCTION platform.key_of(tbl regclass, line jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(a.attname, line -> a.attname::text)
  FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = tbl AND i.indisprimary
$$;

-- The condition "one of these columns has one of the values in $1", each column with its own type, in this school.
CREATE FUNCTION platform.rows_of(tbl regclass, columns text[]) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT 't.tenant_id = platform.current_tenant() AND (' || string_agg(
    CASE WHEN y.typcategory = 'A' THEN format('t.%I && $1::%s', a.attname, format_type(a.atttypid, NULL))
         ELSE format('t.%I = ANY ($1::%s[])', a.attname, format_type(a.atttypid, NULL)) END, ' OR ') || ')'
  FROM pg_attribute a JOIN pg_type y ON y.oid = a.atttypid
  WHERE a.attrelid = tbl AND a.attname = ANY (columns)
$$;

-- The condition that a row of `tbl` has the key in $1.
CREATE FUNCTION platform.has_key(tbl regclass) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(format('t.%I = ($1 ->> %L)::%s', a.attname, a.attname, format_type(a.atttypid, a.atttypmod)), ' AND ')
  FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = tbl AND i.indisprimary
$$;

-- The columns that PostgreSQL computes: they follow the others.
CREATE FUNCTION platform.computed_columns(tbl regclass) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(a.attname::text), '{}') FROM pg_attribute a
  WHERE a.attrelid = tbl AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated <> ''
$$;

-- Stores the rows of `tbl` that name one of `ids` in `columns`, before a part changes them.
CREATE FUNCTION platform.remember_rows(tbl regclass, columns text[], ids text[], operation uuid, part text, kind text,
  by_column boolean, expires_at timestamptz) RETURNS void LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
BEGIN
  EXECUTE format('INSERT INTO platform.reversible_row
      (tenant_id, operation, part, kind, table_name, by_column, key, before, expires_at)
    SELECT t.tenant_id, $2, $3, $4, $5, $6, platform.key_of(%L, to_jsonb(t)), to_jsonb(t) - $8, $7
    FROM %s t WHERE %s', tbl, tbl, platform.rows_of(tbl, columns))
  USING ids, operation, part, kind, tbl::text, by_column, expires_at, platform.computed_columns(tbl);
END $$;

-- Completes the rows that `remember_rows` stored after the row `since`, once the part has changed them: rows that did not
-- change go, changed ones keep the changed columns, and added ones are stored too.
CREATE FUNCTION platform.compare_rows(tbl regclass, columns text[], ids text[], of_operation uuid, of_part text, of_kind text,
  of_by_column boolean, until timestamptz, since bigint) RETURNS void LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
BEGIN
  EXECUTE format('WITH now AS MATERIALIZED (
      SELECT platform.key_of(%L, to_jsonb(t)) AS key, to_jsonb(t) - $9 AS line FROM %s t WHERE %s
    ), known AS MATERIALIZED (
      SELECT r.id, r.key, r.before FROM platform.reversible_row r
      WHERE r.tenant_id = platform.current_tenant() AND r.operation = $2 AND r.part = $3 AND r.table_name = $5 AND r.id > $8
    ), added AS (
      INSERT INTO platform.reversible_row (tenant_id, operation, part, kind, table_name, by_column, key, after, expires_at)
      SELECT platform.current_tenant(), $2, $3, $4, $5, $6, n.key, n.line, $7
      FROM now n WHERE NOT EXISTS (SELECT FROM known k WHERE k.key = n.key)
    ), same AS (
      DELETE FROM platform.reversible_row r USING known k, now n
      WHERE r.tenant_id = platform.current_tenant() AND r.id = k.id AND n.key = k.key AND n.line = k.before
    )
    UPDATE platform.reversible_row r SET
      before = (SELECT jsonb_object_agg(c.key, c.value) FROM jsonb_each(k.before) c
                WHERE c.value IS DISTINCT FROM n.line -> c.key),
      after = (SELECT jsonb_object_agg(c.key, c.value) FROM jsonb_each(n.line) c
               WHERE c.value IS DISTINCT FROM k.before -> c.key)
    FROM known k, now n
    WHERE r.tenant_id = platform.current_tenant() AND r.id = k.id AND n.key = k.key AND n.line <> k.before',
    tbl, tbl, platform.rows_of(tbl, columns))
  USING ids, of_operation, of_part, of_kind, tbl::text, of_by_column, until, since, platform.computed_columns(tbl);
END $$;

-- Puts one row back. A column is changed only while it has the value that the part gave it. Returns whether everything
-- is as before the part. Times of the last use never keep a row from being put back.
CREATE FUNCTION platform.restore_row(line platform.reversible_row) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  tbl regclass := line.table_name::regclass;
  times text[] := ARRAY['updated_at', 'last_seen_at', 'last_used_at'];
  names text;
  assignments text;
  found_rows integer;
  missed boolean := false;
  col text;
BEGIN
  IF line.before IS NULL THEN
    EXECUTE format('DELETE FROM %s t WHERE %s AND to_jsonb(t) - $3 = $2', tbl, platform.has_key(tbl))
    USING line.key, line.after, platform.computed_columns(tbl);
    EXECUTE format('SELECT count(*) FROM %s t WHERE %s', tbl, platform.has_key(tbl)) INTO found_rows USING line.key;
    RETURN found_rows = 0;
  END IF;
  IF line.after IS NULL THEN
    SELECT string_agg(format('%I', a.attname), ', ') INTO names FROM pg_attribute a
    WHERE a.attrelid = tbl AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '';
    EXECUTE format('INSERT INTO %s (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1)', tbl, names, names, tbl)
    USING line.before;
    RETURN true;
  END IF;
  IF NOT line.by_column THEN
    SELECT string_agg(format('%I = x.%I', c, c), ', ') INTO assignments FROM jsonb_object_keys(line.before) c
    WHERE c <> ALL (times);
    IF assignments IS NOT NULL THEN
      EXECUTE format('UPDATE %s t SET %s FROM jsonb_populate_record(NULL::%s, $2) x
        WHERE %s AND (SELECT bool_and(to_jsonb(t) -> e.key = e.value) FROM jsonb_each($3 - $4) e)', tbl, assignments, tbl, platform.has_key(tbl))
      USING line.key, line.before, line.after, times;
      GET DIAGNOSTICS found_rows = ROW_COUNT;
      IF found_rows = 0 THEN RETURN false; END IF;
    END IF;
  END IF;
  FOR col IN SELECT c FROM jsonb_object_keys(line.before) c WHERE line.by_column OR c = ANY (times) LOOP
    BEGIN
      EXECUTE format('UPDATE %s t SET %I = x.%I FROM jsonb_populate_record(NULL::%s, $2) x
        WHERE %s AND to_jsonb(t) -> %L IN ($3 -> %L, $2 -> %L)', tbl, col, col, tbl, platform.has_key(tbl), col, col, col)
      USING line.key, line.before, line.after;
      GET DIAGNOSTICS found_rows = ROW_COUNT;
    EXCEPTION WHEN integrity_constraint_violation THEN
      found_rows := 0;
    END;
    missed := missed OR (found_rows = 0 AND col <> ALL (times));
  END LOOP;
  RETURN NOT missed;
END $$;

-- Puts the rows of a part back, the last change first, and deletes what was stored of them. A row that conflicts with
-- another is tried again after the others. Returns the number of rows that could not be put back, by kind.
CREATE FUNCTION platform.restore_rows(of_operation uuid, of_part text) RETURNS jsonb LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
DECLARE
  line platform.reversible_row;
  again bigint[] := '{}';
  left_over jsonb := '{}';
  done boolean;
BEGIN
  FOR round IN 1..2 LOOP
    FOR line IN SELECT r.* FROM platform.reversible_row r
      WHERE r.tenant_id = platform.current_tenant() AND r.operation = of_operation AND r.part = of_part
        AND (round = 1 OR r.id = ANY (again))
      ORDER BY r.id DESC
    LOOP
      BEGIN
        done := platform.restore_row(line);
      EXCEPTION WHEN integrity_constraint_violation THEN
        done := false;
      END;
      IF NOT done AND round = 1 THEN
        again := again || line.id;
      ELSIF NOT done THEN
        left_over := left_over || jsonb_build_object(line.kind, coalesce((left_over ->> line.kind)::int, 0) + 1);
      END IF;
    END LOOP;
  END LOOP;
  DELETE FROM platform.reversible_row r
  WHERE r.tenant_id = platform.current_tenant() AND r.operation = of_operation AND r.part = of_part;
  RETURN left_over;
END $$;
