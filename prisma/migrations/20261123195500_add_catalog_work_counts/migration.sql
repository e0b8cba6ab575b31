-- Counts of the books that somebody uploaded, and of their reading, were made from all books and all reading positions at
-- each request. They are kept now, by the triggers below.
--
-- `work_count` is append-only: a change adds rows with differences, and a reader sums them, so that no transaction waits
-- for another one that changes the same count. `catalog.fold_work_counts` replaces the rows of one count by their sum.
-- `name` and `key` of a count:
--   state      status/ingestion/stage of the moderation case: books
--   published  id of the only class that finds them, or empty: published books
--   reads      month of the latest reading, UTC, `2026-11`: readers of each book
--   reactions  empty: reactions to the books
-- Each count exists for the uploader and, with the nil UUID as owner, for the whole school.
CREATE TABLE "catalog"."work_count" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" VARCHAR(16) NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "work_count_pkey" PRIMARY KEY ("tenant_id", "id")
);
CREATE INDEX "work_count_tenant_id_owner_id_name_idx" ON "catalog"."work_count"("tenant_id", "owner_id", "name");
SELECT platform.fence('catalog', 'work_count', 'tenant');
-- The job that folds looks for schools with many rows.
CREATE POLICY oversight ON catalog.work_count FOR SELECT USING ((SELECT platform.oversees()));

-- How many people of the school have opened each of its books.
CREATE TABLE "catalog"."book_reads" (
    "tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "reads" INTEGER NOT NULL,

    CONSTRAINT "book_reads_pkey" PRIMARY KEY ("tenant_id", "book_id")
);
CREATE INDEX "book_reads_tenant_id_owner_id_reads_book_id_idx" ON "catalog"."book_reads"("tenant_id", "owner_id", "reads" DESC, "book_id");
CREATE INDEX "book_reads_tenant_id_reads_book_id_idx" ON "catalog"."book_reads"("tenant_id", "reads" DESC, "book_id");
SELECT platform.fence('catalog', 'book_reads', 'tenant');

-- Of a teacher's own books: the newest first, and those that are not published.
CREATE INDEX book_by_uploader ON catalog.book (tenant_id, created_by, created_at, id);
CREATE INDEX book_unpublished_by_uploader ON catalog.book (tenant_id, created_by, created_at)
  WHERE status IN ('draft', 'in_review');

-- SQL that adds the counts of books. `source` selects rows of `catalog.book` as `book`, and `sign`: 1 or -1. Counts that do
-- not change cancel each other out.
CREATE FUNCTION catalog.adding_work_counts(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($sql$
    WITH changed AS (%s),
    part AS (
      SELECT c.tenant_id, c.created_by, 'state' AS name,
        c.status || '/' || c.ingestion || '/' || coalesce(k.stage, '') AS key, c.sign AS count
      FROM changed c LEFT JOIN catalog.book_moderation_case k ON k.tenant_id = c.tenant_id AND k.book_id = c.id
      UNION ALL
      SELECT c.tenant_id, c.created_by, 'published', CASE WHEN c.visibility = 'class' THEN coalesce(c.class_id::text, '') ELSE '' END, c.sign
      FROM changed c WHERE c.status = 'published'
      UNION ALL
      SELECT c.tenant_id, c.created_by, 'reads', to_char(p.updated_at AT TIME ZONE 'UTC', 'YYYY-MM'), c.sign
      FROM changed c JOIN catalog.reading_progress p ON p.tenant_id = c.tenant_id AND p.book_id = c.id
      UNION ALL
      SELECT c.tenant_id, c.created_by, 'reactions', '', c.sign
      FROM changed c JOIN catalog.book_reaction r ON r.tenant_id = c.tenant_id AND r.book_id = c.id)
    INSERT INTO catalog.work_count (tenant_id, owner_id, name, key, count)
    SELECT part.tenant_id, o.owner_id, part.name, part.key, sum(part.count)
    FROM part CROSS JOIN LATERAL (VALUES (part.created_by), ('00000000-0000-0000-0000-000000000000'::uuid)) o (owner_id)
    GROUP BY 1, 2, 3, 4 HAVING sum(part.count) <> 0$sql$, source)
$$;

-- Books: their state, their uploader, and what was read of them.
CREATE FUNCTION catalog.keep_counts_of_books() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  columns constant text := '%1$s.tenant_id, %1$s.id, %1$s.created_by, %1$s.status, %1$s.ingestion, %1$s.visibility, %1$s.class_id, %2$s AS sign';
  differ constant text := 'old_rows o JOIN new_rows n USING (tenant_id, id)
    WHERE (o.created_by, o.status, o.ingestion, o.visibility, o.class_id)
      IS DISTINCT FROM (n.created_by, n.status, n.ingestion, n.visibility, n.class_id)';
BEGIN
  EXECUTE catalog.adding_work_counts(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT ' || format(columns, 'n', 1) || ' FROM new_rows n'
    WHEN 'DELETE' THEN 'SELECT ' || format(columns, 'o', -1) || ' FROM old_rows o'
    ELSE 'SELECT ' || format(columns, 'o', -1) || ' FROM ' || differ || ' UNION ALL SELECT ' || format(columns, 'n', 1) || ' FROM ' || differ
  END);
  IF TG_OP = 'DELETE' THEN
    DELETE FROM catalog.book_reads r USING old_rows o WHERE r.tenant_id = o.tenant_id AND r.book_id = o.id;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE catalog.book_reads r SET owner_id = n.created_by FROM new_rows n
    WHERE r.tenant_id = n.tenant_id AND r.book_id = n.id AND r.owner_id <> n.created_by;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER counts_of_new AFTER INSERT ON catalog.book REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_books();
CREATE TRIGGER counts_of_changed AFTER UPDATE ON catalog.book REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_books();
CREATE TRIGGER counts_of_deleted AFTER DELETE ON catalog.book REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_books();

-- Moderation cases: the stage of their books.
CREATE FUNCTION catalog.keep_counts_of_cases() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added constant text := '
    INSERT INTO catalog.work_count (tenant_id, owner_id, name, key, count)
    SELECT b.tenant_id, o.owner_id, ''state'', b.status || ''/'' || b.ingestion || ''/'' || c.stage, sum(c.sign)
    FROM (%s) c JOIN catalog.book b ON b.tenant_id = c.tenant_id AND b.id = c.book_id
    CROSS JOIN LATERAL (VALUES (b.created_by), (''00000000-0000-0000-0000-000000000000''::uuid)) o (owner_id)
    GROUP BY 1, 2, 3, 4 HAVING sum(c.sign) <> 0';
  gone constant text := 'SELECT tenant_id, book_id, stage, -1 AS sign FROM old_rows UNION ALL SELECT tenant_id, book_id, '''', 1 FROM old_rows';
  come constant text := 'SELECT tenant_id, book_id, stage, 1 AS sign FROM new_rows UNION ALL SELECT tenant_id, book_id, '''', -1 FROM new_rows';
BEGIN
  EXECUTE format(added, CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || come END);
  RETURN NULL;
END $$;
CREATE TRIGGER counts_of_new AFTER INSERT ON catalog.book_moderation_case REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_cases();
CREATE TRIGGER counts_of_changed AFTER UPDATE ON catalog.book_moderation_case
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_cases();
CREATE TRIGGER counts_of_deleted AFTER DELETE ON catalog.book_moderation_case REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_cases();

-- Reading positions. A position that is saved again in the same month changes nothing, which is the usual case.
CREATE FUNCTION catalog.keep_counts_of_positions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  month constant text := 'to_char(%1$s.updated_at AT TIME ZONE ''UTC'', ''YYYY-MM'') AS month';
  gone constant text := 'SELECT o.tenant_id, o.book_id, ' || format(month, 'o') || ', -1 AS sign FROM old_rows o';
  come constant text := 'SELECT n.tenant_id, n.book_id, ' || format(month, 'n') || ', 1 AS sign FROM new_rows n';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM new_rows n LEFT JOIN old_rows o USING (tenant_id, user_id, book_id)
      WHERE date_trunc('month', n.updated_at, 'UTC') IS DISTINCT FROM date_trunc('month', o.updated_at, 'UTC');
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  EXECUTE format('
    WITH changed AS (
      SELECT c.tenant_id, c.book_id, b.created_by, c.month, sum(c.sign) AS sign
      FROM (%s) c JOIN catalog.book b ON b.tenant_id = c.tenant_id AND b.id = c.book_id
      GROUP BY 1, 2, 3, 4 HAVING sum(c.sign) <> 0),
    kept AS (
      INSERT INTO catalog.work_count (tenant_id, owner_id, name, key, count)
      SELECT c.tenant_id, o.owner_id, ''reads'', c.month, sum(c.sign)
      FROM changed c
      CROSS JOIN LATERAL (VALUES (c.created_by), (''00000000-0000-0000-0000-000000000000''::uuid)) o (owner_id)
      GROUP BY 1, 2, 4 HAVING sum(c.sign) <> 0)
    INSERT INTO catalog.book_reads AS r (tenant_id, book_id, owner_id, reads)
    SELECT c.tenant_id, c.book_id, c.created_by, sum(c.sign) FROM changed c
    GROUP BY 1, 2, 3 HAVING sum(c.sign) <> 0 ORDER BY 1, 2
    ON CONFLICT (tenant_id, book_id) DO UPDATE SET reads = r.reads + excluded.reads',
    CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || come END);
  RETURN NULL;
END $$;
CREATE TRIGGER counts_of_new AFTER INSERT ON catalog.reading_progress REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_positions();
CREATE TRIGGER counts_of_changed AFTER UPDATE ON catalog.reading_progress
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_positions();
CREATE TRIGGER counts_of_deleted AFTER DELETE ON catalog.reading_progress REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_positions();

-- Reactions.
CREATE FUNCTION catalog.keep_counts_of_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone constant text := 'SELECT tenant_id, book_id, -1 AS sign FROM old_rows';
  come constant text := 'SELECT tenant_id, book_id, 1 AS sign FROM new_rows';
BEGIN
  EXECUTE format('
    INSERT INTO catalog.work_count (tenant_id, owner_id, name, key, count)
    SELECT b.tenant_id, o.owner_id, ''reactions'', '''', sum(c.sign)
    FROM (%s) c JOIN catalog.book b ON b.tenant_id = c.tenant_id AND b.id = c.book_id
    CROSS JOIN LATERAL (VALUES (b.created_by), (''00000000-0000-0000-0000-000000000000''::uuid)) o (owner_id)
    GROUP BY 1, 2 HAVING sum(c.sign) <> 0',
    CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || come END);
  RETURN NULL;
END $$;
CREATE TRIGGER counts_of_new AFTER INSERT ON catalog.book_reaction REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_reactions();
CREATE TRIGGER counts_of_changed AFTER UPDATE ON catalog.book_reaction REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_reactions();
CREATE TRIGGER counts_of_deleted AFTER DELETE ON catalog.book_reaction REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_counts_of_reactions();

-- Replaces the rows of each count by one with their sum. Readers see either all old rows or the new one.
CREATE FUNCTION catalog.fold_work_counts(school uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('catalog.work_count ' || school, 0));
  WITH gone AS (DELETE FROM catalog.work_count WHERE tenant_id = school RETURNING owner_id, name, key, count)
  INSERT INTO catalog.work_count (tenant_id, owner_id, name, key, count)
  SELECT school, owner_id, name, key, sum(count) FROM gone GROUP BY owner_id, name, key HAVING sum(count) <> 0;
END $$;

-- Counts one school from scratch. Each statement deletes and counts in one snapshot: what other transactions commit
-- meanwhile adds its differences afterwards, so that nothing has to wait.
CREATE FUNCTION catalog.rebuild_work_counts(school uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('catalog.work_count ' || school, 0));
  -- The second CTE of the statement deletes what was counted before.
  EXECUTE catalog.adding_work_counts(format('
    SELECT b.tenant_id, b.id, b.created_by, b.status, b.ingestion, b.visibility, b.class_id, 1 AS sign
    FROM catalog.book b WHERE b.tenant_id = %1$L), gone AS (DELETE FROM catalog.work_count WHERE tenant_id = %1$L', school));
  WITH counted AS (
    SELECT b.id, b.created_by, count(*)::int AS reads FROM catalog.book b
    JOIN catalog.reading_progress p ON p.tenant_id = b.tenant_id AND p.book_id = b.id
    WHERE b.tenant_id = school GROUP BY b.id, b.created_by),
  gone AS (
    DELETE FROM catalog.book_reads r WHERE r.tenant_id = school AND NOT EXISTS (SELECT FROM counted c WHERE c.id = r.book_id))
  INSERT INTO catalog.book_reads AS r (tenant_id, book_id, owner_id, reads)
  SELECT school, id, created_by, reads FROM counted ORDER BY id
  ON CONFLICT (tenant_id, book_id) DO UPDATE SET owner_id = excluded.owner_id, reads = excluded.reads
    WHERE (r.owner_id, r.reads) IS DISTINCT FROM (excluded.owner_id, excluded.reads);
END $$;
