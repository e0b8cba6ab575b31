-- CreateEnum
CREATE TYPE "commerce"."donation_payment_status" AS ENUM ('pending', 'paid', 'partially_refunded', 'refunded', 'charged_back');

-- AlterTable
ALTER TABLE "commerce"."sale_share" ADD COLUMN     "project_id" UUID;

-- CreateTable
CREATE TABLE "commerce"."donation_payment" (
    "tenant_id" UUID NOT NULL,
    "donation_id" UUID NOT NULL,
    "number" VARCHAR(32) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "charity_id" UUID NOT NULL,
    "project_id" UUID,
    "gift" INTEGER NOT NULL,
    "fee_cover" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "status" "commerce"."donation_payment_status" NOT NULL DEFAULT 'pending',
    "payment_id" UUID,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "key_seed" VARCHAR(64) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "donation_payment_pkey" PRIMARY KEY ("tenant_id","donation_id")
);

-- CreateIndex
CREATE INDEX "donation_payment_tenant_id_payment_id_idx" ON "commerce"."donation_payment"("tenant_id", "payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "donation_payment_tenant_id_number_key" ON "commerce"."donation_payment"("tenant_id", "number");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE commerce.donation_payment
  ADD CONSTRAINT donation_payment_amounts CHECK (gift > 0 AND fee_cover >= 0 AND refunded >= 0),
  ADD CONSTRAINT donation_payment_currency CHECK (currency ~ '^[A-Z]{3}$');

SELECT platform.fence('commerce', 'donation_payment', 'tenant');

-- The platform's team reads the donations of all schools.
CREATE POLICY oversight ON commerce.donation_payment FOR SELECT USING ((SELECT platform.oversees()));
