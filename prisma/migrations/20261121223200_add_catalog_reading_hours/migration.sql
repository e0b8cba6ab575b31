-- CreateTable
CREATE TABLE "catalog"."reading_hour" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,

    CONSTRAINT "reading_hour_pkey" PRIMARY KEY ("tenant_id","user_id","hour")
);

-- CreateIndex
CREATE INDEX "reading_hour_tenant_id_hour_idx" ON "catalog"."reading_hour"("tenant_id", "hour");

SELECT platform.fence('catalog', 'reading_hour', 'tenant');

-- What was read before this table: the last time of each book.
INSERT INTO catalog.reading_hour (tenant_id, user_id, hour)
  SELECT DISTINCT tenant_id, user_id, date_trunc('hour', updated_at) FROM catalog.reading_progress
  ON CONFLICT DO NOTHING;

-- The platform's team counts readers, letters that failed and reports on safety over all schools. It counts: no route
-- shows what is in them.
CREATE POLICY oversight ON catalog.reading_hour FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON messaging.email FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON content.message FOR SELECT USING (platform.oversees());

-- Words that are nearly right find the book that was meant. In the platform's schema, which the application may use.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA platform;
