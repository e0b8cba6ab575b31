-- CreateTable
CREATE TABLE "catalog"."paper_reading" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "minutes" SMALLINT NOT NULL,
    "read_on" DATE NOT NULL,
    "added_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paper_reading_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "paper_reading_tenant_id_user_id_read_on_idx" ON "catalog"."paper_reading"("tenant_id", "user_id", "read_on" DESC);

SELECT platform.fence('catalog', 'paper_reading', 'tenant');
