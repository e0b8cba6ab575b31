-- AlterEnum
ALTER TYPE "messaging"."email_status" ADD VALUE 'suppressed';

-- AlterTable
ALTER TABLE "messaging"."email" ADD COLUMN "html" TEXT,
ADD COLUMN "logo" VARCHAR(255),
ADD COLUMN "attachments" JSONB;

-- Mailboxes that refused an e-mail for good, and recipients who complained: few rows.
CREATE INDEX email_refused_idx ON messaging.email (tenant_id, lower(recipient)) WHERE delivery IN ('bounced', 'complained');

-- CreateTable
CREATE TABLE "messaging"."email_opt_out" (
    "tenant_id" UUID NOT NULL,
    "address" VARCHAR(255) NOT NULL,
    "kind" VARCHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_opt_out_pkey" PRIMARY KEY ("tenant_id", "address", "kind")
);
SELECT platform.fence('messaging', 'email_opt_out', 'tenant');
