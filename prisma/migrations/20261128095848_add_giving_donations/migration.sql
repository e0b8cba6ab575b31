-- CreateTable
CREATE TABLE "giving"."donation" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" VARCHAR(32) NOT NULL,
    "charity_id" UUID NOT NULL,
    "project_id" UUID,
    "source" VARCHAR(12) NOT NULL DEFAULT 'online',
    "interval" VARCHAR(8) NOT NULL DEFAULT 'once',
    "gift" INTEGER NOT NULL,
    "fee_cover" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "provider" VARCHAR(12),
    "donor_id" UUID,
    "donor_name" VARCHAR(255),
    "donor_email" VARCHAR(255),
    "country" CHAR(2),
    "language" VARCHAR(8) NOT NULL DEFAULT 'en',
    "anonymity" VARCHAR(12) NOT NULL DEFAULT 'first_name',
    "message" VARCHAR(500) NOT NULL DEFAULT '',
    "message_status" VARCHAR(10) NOT NULL DEFAULT 'none',
    "tribute" JSONB,
    "student_id" UUID,
    "class_id" UUID,
    "book_id" UUID,
    "campaign" VARCHAR(64),
    "offline" JSONB,
    "recorded_by" UUID,
    "checked_by" UUID,
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "donation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "donation_tenant_id_created_at_idx" ON "giving"."donation"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "donation_tenant_id_donor_id_idx" ON "giving"."donation"("tenant_id", "donor_id");

-- CreateIndex
CREATE INDEX "donation_tenant_id_charity_id_paid_at_idx" ON "giving"."donation"("tenant_id", "charity_id", "paid_at");

-- CreateIndex
CREATE INDEX "donation_tenant_id_project_id_paid_at_idx" ON "giving"."donation"("tenant_id", "project_id", "paid_at");

-- CreateIndex
CREATE UNIQUE INDEX "donation_tenant_id_number_key" ON "giving"."donation"("tenant_id", "number");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE giving.donation
  ADD CONSTRAINT donation_amounts CHECK (gift > 0 AND fee_cover >= 0 AND refunded >= 0 AND refunded <= gift + fee_cover);

SELECT platform.fence('giving', 'donation', 'tenant');

-- The platform's team reads the donations of all schools.
CREATE POLICY oversight ON giving.donation FOR SELECT USING ((SELECT platform.oversees()));
