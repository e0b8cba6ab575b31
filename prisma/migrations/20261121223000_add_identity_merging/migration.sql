-- AlterTable
ALTER TABLE "identity"."user_account" ADD COLUMN     "merged_into" UUID;

-- CreateTable
CREATE TABLE "identity"."distinct_pair" (
    "tenant_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "said_by" UUID NOT NULL,
    "said_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "distinct_pair_pkey" PRIMARY KEY ("tenant_id","student_id","other_id")
);

-- CreateIndex
CREATE INDEX "user_account_tenant_id_merged_into_idx" ON "identity"."user_account"("tenant_id", "merged_into");

SELECT platform.fence('identity', 'distinct_pair', 'tenant');
