-- CreateEnum
CREATE TYPE "commerce"."monthly_gift_status" AS ENUM ('incomplete', 'active', 'paused', 'past_due', 'lapsed', 'cancelled', 'abandoned');

-- AlterTable
ALTER TABLE "commerce"."donation_payment" ADD COLUMN     "monthly_id" UUID;

-- AlterTable
ALTER TABLE "commerce"."payment" ADD COLUMN     "interval" VARCHAR(8) NOT NULL DEFAULT 'once',
ADD COLUMN     "subscription_ref" VARCHAR(255);

-- AlterTable
ALTER TABLE "giving"."donation" ADD COLUMN     "monthly_id" UUID;

-- CreateTable
CREATE TABLE "commerce"."monthly_gift" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "donation_id" UUID NOT NULL,
    "status" "commerce"."monthly_gift_status" NOT NULL DEFAULT 'incomplete',
    "provider" "commerce"."payment_provider" NOT NULL,
    "subscription_ref" VARCHAR(255),
    "charity_id" UUID NOT NULL,
    "project_id" UUID,
    "gift" INTEGER NOT NULL,
    "fee_cover" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "total_before" INTEGER,
    "wished_gift" INTEGER,
    "wished_fee_cover" INTEGER,
    "title" VARCHAR(255) NOT NULL,
    "description" VARCHAR(255) NOT NULL,
    "email" VARCHAR(255),
    "key_seed" VARCHAR(64) NOT NULL,
    "next_charge_at" TIMESTAMPTZ(3),
    "paused_until" TIMESTAMPTZ(3),
    "card" VARCHAR(64),
    "unpaid_since" TIMESTAMPTZ(3),
    "failure" VARCHAR(32),
    "reminders" SMALLINT NOT NULL DEFAULT 0,
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    "cancel_reason" VARCHAR(300),
    "began_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "look_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "monthly_gift_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "monthly_gift_tenant_id_status_idx" ON "commerce"."monthly_gift"("tenant_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "monthly_gift_tenant_id_donation_id_key" ON "commerce"."monthly_gift"("tenant_id", "donation_id");

-- CreateIndex
CREATE INDEX "donation_payment_tenant_id_monthly_id_paid_at_idx" ON "commerce"."donation_payment"("tenant_id", "monthly_id", "paid_at");

-- CreateIndex
CREATE INDEX "donation_tenant_id_monthly_id_created_at_idx" ON "giving"."donation"("tenant_id", "monthly_id", "created_at");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE commerce.payment ADD CONSTRAINT payment_interval CHECK (interval IN ('once', 'month'));

ALTER TABLE commerce.monthly_gift
  ADD CONSTRAINT monthly_gift_amounts CHECK (gift > 0 AND fee_cover >= 0),
  ADD CONSTRAINT monthly_gift_currency CHECK (currency ~ '^[A-Z]{3}$');

SELECT platform.fence('commerce', 'monthly_gift', 'tenant');

-- The platform's team reads the monthly gifts of all schools.
CREATE POLICY oversight ON commerce.monthly_gift FOR SELECT USING ((SELECT platform.oversees()));
