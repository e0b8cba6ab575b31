-- CreateTable
CREATE TABLE "catalog"."reading_state" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "state" VARCHAR(9) NOT NULL,
    "reread_count" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "since" TIMESTAMPTZ(3) NOT NULL,
    "client_time" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_state_pkey" PRIMARY KEY ("tenant_id","user_id","book_id")
);

-- CreateIndex
CREATE INDEX "reading_state_tenant_id_book_id_idx" ON "catalog"."reading_state"("tenant_id", "book_id");

ALTER TABLE "catalog"."reading_state" ADD CONSTRAINT "reading_state_is_known"
  CHECK ("state" IN ('want', 'reading', 'finished', 'abandoned') AND "reread_count" >= 0);

SELECT platform.fence('catalog', 'reading_state', 'tenant');

-- What was read before this table. A place that the previous version saves meanwhile tells by itself where it stands.
INSERT INTO catalog.reading_state (tenant_id, user_id, book_id, book_tenant_id, state, finished_at, since, client_time)
  SELECT tenant_id, user_id, book_id, book_tenant_id, CASE WHEN percentage >= 100 THEN 'finished' ELSE 'reading' END,
    CASE WHEN percentage >= 100 THEN updated_at END, updated_at, client_time
  FROM catalog.reading_progress
  ON CONFLICT DO NOTHING;
