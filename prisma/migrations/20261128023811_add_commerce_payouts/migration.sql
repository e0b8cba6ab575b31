-- CreateEnum
CREATE TYPE "commerce"."payout_status" AS ENUM ('approved', 'paid', 'failed', 'returned');

-- CreateTable
CREATE TABLE "commerce"."payout" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "school_name" VARCHAR(255) NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" "commerce"."payout_status" NOT NULL,
    "reference" VARCHAR(255),
    "reason" VARCHAR(255),
    "prepared_by" UUID NOT NULL,
    "approved_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payout_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "payout_tenant_id_created_at_idx" ON "commerce"."payout"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "payout_tenant_id_status_created_at_idx" ON "commerce"."payout"("tenant_id", "status", "created_at");

SELECT platform.fence('commerce', 'payout', 'tenant');
