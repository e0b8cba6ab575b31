-- AlterTable
ALTER TABLE "giving"."donation" ADD COLUMN     "tax" JSONB;

-- CreateTable
CREATE TABLE "commerce"."charity_payout" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "charity_id" UUID NOT NULL,
    "charity_name" VARCHAR(255) NOT NULL,
    "project_id" UUID,
    "amount" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" "commerce"."payout_status" NOT NULL,
    "reference" VARCHAR(255),
    "reason" VARCHAR(255),
    "prepared_by" UUID NOT NULL,
    "approved_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "charity_payout_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "charity_payout_tenant_id_created_at_idx" ON "commerce"."charity_payout"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "charity_payout_tenant_id_charity_id_created_at_idx" ON "commerce"."charity_payout"("tenant_id", "charity_id", "created_at");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE commerce.charity_payout ADD CONSTRAINT charity_payout_amount CHECK (amount > 0);
SELECT platform.fence('commerce', 'charity_payout', 'tenant');

ALTER TABLE commerce.commerce_document DROP CONSTRAINT commerce_document_type_check;
ALTER TABLE commerce.commerce_document ADD CONSTRAINT commerce_document_type_check
  CHECK (type IN ('order', 'creditnote', 'donation'));
