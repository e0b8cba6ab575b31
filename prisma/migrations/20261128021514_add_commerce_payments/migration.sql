-- CreateEnum
CREATE TYPE "commerce"."payment_provider" AS ENUM ('stripe', 'paypal', 'phonepe');

-- CreateEnum
CREATE TYPE "commerce"."payment_status" AS ENUM ('created', 'redirected', 'processing', 'succeeded', 'mismatch', 'failed', 'cancelled', 'expired', 'partially_refunded', 'refunded', 'disputed', 'charged_back');

-- CreateEnum
CREATE TYPE "commerce"."payment_source" AS ENUM ('payer', 'webhook', 'read', 'return', 'sweeper', 'staff', 'refund');

-- CreateEnum
CREATE TYPE "commerce"."refund_status" AS ENUM ('requested', 'submitted', 'pending', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "commerce"."dispute_status" AS ENUM ('open', 'won', 'lost');

-- CreateTable
CREATE TABLE "commerce"."payment" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "purpose" VARCHAR(32) NOT NULL,
    "subject_id" UUID NOT NULL,
    "attempt_no" SMALLINT NOT NULL,
    "provider" "commerce"."payment_provider" NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" "commerce"."payment_status" NOT NULL DEFAULT 'created',
    "description" VARCHAR(255) NOT NULL,
    "number" VARCHAR(64),
    "email" VARCHAR(255),
    "token_hash" BYTEA NOT NULL,
    "session_ref" VARCHAR(255),
    "capture_ref" VARCHAR(255),
    "page_url" TEXT,
    "fee" INTEGER,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "charged" BOOLEAN,
    "reported_amount" INTEGER,
    "reported_currency" CHAR(3),
    "decline_code" VARCHAR(32),
    "decline_message" VARCHAR(500),
    "settled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_read_at" TIMESTAMPTZ(3),
    "next_poll_at" TIMESTAMPTZ(3),
    "poll_count" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."payment_reference" (
    "provider" "commerce"."payment_provider" NOT NULL,
    "provider_ref" VARCHAR(255) NOT NULL,
    "tenant_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,

    CONSTRAINT "payment_reference_pkey" PRIMARY KEY ("provider","provider_ref")
);

-- CreateTable
CREATE TABLE "commerce"."payment_event" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "source" "commerce"."payment_source" NOT NULL,
    "kind" VARCHAR(32) NOT NULL,
    "from_status" "commerce"."payment_status",
    "to_status" "commerce"."payment_status",
    "detail" VARCHAR(500),
    "provider_event_id" VARCHAR(255),
    "actor_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."payment_webhook" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "provider" "commerce"."payment_provider" NOT NULL,
    "provider_event_id" VARCHAR(255) NOT NULL,
    "type" VARCHAR(120) NOT NULL,
    "body" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_webhook_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."refused_webhook" (
    "provider" "commerce"."payment_provider" NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "refused_webhook_pkey" PRIMARY KEY ("provider","day")
);

-- CreateTable
CREATE TABLE "commerce"."refund" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" "commerce"."refund_status" NOT NULL DEFAULT 'requested',
    "reason" VARCHAR(300) NOT NULL,
    "automatic" BOOLEAN NOT NULL DEFAULT false,
    "external" BOOLEAN NOT NULL DEFAULT false,
    "requested_by" UUID,
    "attempt_no" SMALLINT NOT NULL DEFAULT 1,
    "provider_ref" VARCHAR(255),
    "failure" VARCHAR(500),
    "poll_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submitted_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."dispute" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "provider_ref" VARCHAR(255) NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "fee" INTEGER NOT NULL DEFAULT 0,
    "status" "commerce"."dispute_status" NOT NULL,
    "reason" VARCHAR(120),
    "evidence_due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dispute_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "payment_tenant_id_created_at_idx" ON "commerce"."payment"("tenant_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payment_created_at_idx" ON "commerce"."payment"("created_at" DESC);

-- CreateIndex
CREATE INDEX "payment_tenant_id_number_idx" ON "commerce"."payment"("tenant_id", "number");

-- CreateIndex
CREATE INDEX "payment_tenant_id_email_idx" ON "commerce"."payment"("tenant_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "payment_tenant_id_purpose_subject_id_attempt_no_key" ON "commerce"."payment"("tenant_id", "purpose", "subject_id", "attempt_no");

-- CreateIndex
CREATE UNIQUE INDEX "payment_tenant_id_token_hash_key" ON "commerce"."payment"("tenant_id", "token_hash");

-- CreateIndex
CREATE INDEX "payment_event_tenant_id_payment_id_at_idx" ON "commerce"."payment_event"("tenant_id", "payment_id", "at");

-- CreateIndex
CREATE INDEX "payment_webhook_tenant_id_payment_id_idx" ON "commerce"."payment_webhook"("tenant_id", "payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_webhook_tenant_id_provider_provider_event_id_key" ON "commerce"."payment_webhook"("tenant_id", "provider", "provider_event_id");

-- CreateIndex
CREATE INDEX "refund_tenant_id_payment_id_idx" ON "commerce"."refund"("tenant_id", "payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "dispute_tenant_id_payment_id_provider_ref_key" ON "commerce"."dispute"("tenant_id", "payment_id", "provider_ref");

ALTER TABLE commerce.payment
  ADD CONSTRAINT payment_amounts CHECK (amount > 0 AND refunded >= 0 AND (fee IS NULL OR fee >= 0)),
  ADD CONSTRAINT payment_currency CHECK (currency ~ '^[A-Z]{3}$');
ALTER TABLE commerce.refund ADD CONSTRAINT refund_amount CHECK (amount > 0);

SELECT platform.fence('commerce', 'payment', 'tenant');
SELECT platform.fence('commerce', 'payment_event', 'tenant');
SELECT platform.fence('commerce', 'payment_webhook', 'tenant');
SELECT platform.fence('commerce', 'refund', 'tenant');
SELECT platform.fence('commerce', 'dispute', 'tenant');
SELECT platform.fence('commerce', 'payment_reference', 'system');
SELECT platform.fence('commerce', 'refused_webhook', 'system');

-- The platform's team reads the payments of all schools.
CREATE POLICY oversight ON commerce.payment FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.payment_event FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.payment_webhook FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.refund FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.dispute FOR SELECT USING ((SELECT platform.oversees()));
