-- Counts of the books that somebody uploaded, and of their reading, were made from all books and all reading positions at
-- each request. They are kept now (ADR 0063), for the uploader and for the whole school:
--   stage      status/ingestion of the book/stage of its moderation case: moderation cases
--   reads      month of the latest reading, UTC, `2026-11`: readers of each book
--   reactions  empty: reactions to the books
-- Of the platform's books, which have another tenant than their readers, nothing is counted.
CREATE FUNCTION catalog.counts_of_book_moderation_case(k catalog.book_moderation_case)
RETURNS TABLE (name text, key text, owner_id uuid) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'stage', b.status::text || '/' || b.ingestion::text || '/' || k.stage, o.owner_id
  FROM catalog.book b CROSS JOIN LATERAL (VALUES (NULL::uuid), (b.created_by)) o (owner_id)
  WHERE b.tenant_id = k.tenant_id AND b.id = k.book_id
$$;
SELECT platform.keep_counts('catalog', 'book_moderation_case', 'book', ARRAY['created_by', 'status', 'ingestion']);

CREATE FUNCTION catalog.counts_of_reading_progress(p catalog.reading_progress)
RETURNS TABLE (name text, key text, owner_id uuid) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'reads', to_char(p.updated_at AT TIME ZONE 'utc', 'YYYY-MM'), o.owner_id
  FROM catalog.book b CROSS JOIN LATERAL (VALUES (NULL::uuid), (b.created_by)) o (owner_id)
  WHERE b.tenant_id = p.tenant_id AND b.id = p.book_id
$$;
SELECT platform.keep_counts('catalog', 'reading_progress', 'book', ARRAY['created_by']);

CREATE FUNCTION catalog.counts_of_book_reaction(r catalog.book_reaction)
RETURNS TABLE (name text, key text, owner_id uuid) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'reactions', '', o.owner_id
  FROM catalog.book b CROSS JOIN LATERAL (VALUES (NULL::uuid), (b.created_by)) o (owner_id)
  WHERE b.tenant_id = r.tenant_id AND b.id = r.book_id
$$;
SELECT platform.keep_counts('catalog', 'book_reaction', 'book', ARRAY['created_by']);

-- How many people of the school have opened each of its books. Not a kept count: it is looked up by the number.
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

-- Positions: another save in the same book changes nothing, which is the usual case. The books are locked as by the kept
-- counts, so that their uploaders do not change meanwhile.
CREATE FUNCTION catalog.keep_book_reads() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  gone constant text := 'SELECT tenant_id, book_id, -1 AS sign FROM old_rows';
  come constant text := 'SELECT tenant_id, book_id, 1 AS sign FROM new_rows';
  changes constant text := CASE TG_OP WHEN 'INSERT' THEN come WHEN 'DELETE' THEN gone ELSE gone || ' UNION ALL ' || come END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM new_rows n LEFT JOIN old_rows o USING (tenant_id, user_id, book_id) WHERE o.tenant_id IS NULL;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  EXECUTE format('SELECT FROM catalog.book b WHERE (b.tenant_id, b.id) IN (SELECT c.tenant_id, c.book_id FROM (%s) c)
    ORDER BY b.tenant_id, b.id FOR KEY SHARE OF b', changes);
  EXECUTE format('
    INSERT INTO catalog.book_reads AS r (tenant_id, book_id, owner_id, reads)
    SELECT c.tenant_id, c.book_id, b.created_by, sum(c.sign)
    FROM (%s) c JOIN catalog.book b ON b.tenant_id = c.tenant_id AND b.id = c.book_id
    GROUP BY 1, 2, 3 HAVING sum(c.sign) <> 0 ORDER BY 1, 2
    ON CONFLICT (tenant_id, book_id) DO UPDATE SET reads = r.reads + excluded.reads', changes);
  RETURN NULL;
END $$;
CREATE TRIGGER book_reads_of_new AFTER INSERT ON catalog.reading_progress REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_book_reads();
CREATE TRIGGER book_reads_of_changed AFTER UPDATE ON catalog.reading_progress
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_book_reads();
CREATE TRIGGER book_reads_of_deleted AFTER DELETE ON catalog.reading_progress REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.keep_book_reads();

CREATE FUNCTION catalog.keep_book_reads_of_book() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM catalog.book_reads r WHERE r.tenant_id = OLD.tenant_id AND r.book_id = OLD.id;
  ELSE
    UPDATE catalog.book_reads r SET owner_id = NEW.created_by WHERE r.tenant_id = NEW.tenant_id AND r.book_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER book_reads_after_update AFTER UPDATE ON catalog.book FOR EACH ROW
  WHEN (OLD.created_by IS DISTINCT FROM NEW.created_by) EXECUTE FUNCTION catalog.keep_book_reads_of_book();
CREATE TRIGGER book_reads_after_delete AFTER DELETE ON catalog.book FOR EACH ROW EXECUTE FUNCTION catalog.keep_book_reads_of_book();

-- Counts the readers of one school's books from scratch. Positions that are begun or deleted wait meanwhile.
CREATE FUNCTION catalog.rebuild_book_reads(school uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE catalog.book_reads IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM catalog.book_reads WHERE tenant_id = school;
  INSERT INTO catalog.book_reads (tenant_id, book_id, owner_id, reads)
  SELECT b.tenant_id, b.id, b.created_by, count(*) FROM catalog.book b
  JOIN catalog.reading_progress p ON p.tenant_id = b.tenant_id AND p.book_id = b.id
  WHERE b.tenant_id = school GROUP BY 1, 2, 3;
END $$;
