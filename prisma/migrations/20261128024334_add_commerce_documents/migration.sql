-- CreateTable
CREATE TABLE "commerce"."number_series" (
    "tenant_id" UUID NOT NULL,
    "type" VARCHAR(12) NOT NULL,
    "fiscal_year" SMALLINT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "number_series_pkey" PRIMARY KEY ("tenant_id","type","fiscal_year")
);

-- CreateTable
CREATE TABLE "commerce"."commerce_document" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "type" VARCHAR(12) NOT NULL,
    "fiscal_year" SMALLINT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" VARCHAR(32) NOT NULL,
    "subject_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "order_number" VARCHAR(32) NOT NULL,
    "original_id" UUID,
    "buyer_id" UUID,
    "currency" CHAR(3) NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "issuer" JSONB NOT NULL,
    "recipient" JSONB NOT NULL,
    "lines" JSONB NOT NULL,
    "net" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "check_code" VARCHAR(32) NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "commerce_document_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."document_file" (
    "tenant_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "drawn_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_file_pkey" PRIMARY KEY ("tenant_id","document_id")
);

-- CreateIndex
CREATE INDEX "commerce_document_tenant_id_order_id_idx" ON "commerce"."commerce_document"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "commerce_document_tenant_id_issued_at_idx" ON "commerce"."commerce_document"("tenant_id", "issued_at");

-- CreateIndex
CREATE UNIQUE INDEX "commerce_document_tenant_id_type_subject_id_key" ON "commerce"."commerce_document"("tenant_id", "type", "subject_id");

-- CreateIndex
CREATE UNIQUE INDEX "commerce_document_tenant_id_type_fiscal_year_sequence_key" ON "commerce"."commerce_document"("tenant_id", "type", "fiscal_year", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "commerce_document_tenant_id_check_code_key" ON "commerce"."commerce_document"("tenant_id", "check_code");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE commerce.commerce_document ADD CHECK (type IN ('order', 'creditnote')), ADD CHECK (total = net + tax);

SELECT platform.fence('commerce', 'number_series', 'tenant');
SELECT platform.fence('commerce', 'commerce_document', 'tenant');
SELECT platform.fence('commerce', 'document_file', 'tenant');

-- A document that was issued is never changed or deleted, nor is its file, and a series only counts on.
REVOKE UPDATE, DELETE ON commerce.commerce_document, commerce.document_file FROM bookgrove_app;
REVOKE DELETE ON commerce.number_series FROM bookgrove_app;
