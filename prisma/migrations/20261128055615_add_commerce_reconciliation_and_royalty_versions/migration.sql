-- CreateEnum
CREATE TYPE "commerce"."royalty_scope" AS ENUM ('platform', 'school', 'book');

-- CreateEnum
CREATE TYPE "commerce"."royalty_status" AS ENUM ('draft', 'active', 'discarded');

-- CreateEnum
CREATE TYPE "commerce"."reconciliation_state" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateEnum
CREATE TYPE "commerce"."break_kind" AS ENUM ('missing_here', 'missing_there', 'amount', 'fee', 'state', 'duplicate', 'unsettled');

-- CreateEnum
CREATE TYPE "commerce"."break_state" AS ENUM ('open', 'resolved', 'explained');

-- AlterTable
ALTER TABLE "commerce"."royalty_rule" ADD COLUMN     "author_bps" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "book_id" UUID,
ADD COLUMN     "scope" "commerce"."royalty_scope" NOT NULL DEFAULT 'platform',
ADD COLUMN     "source_id" UUID;

-- CreateTable
CREATE TABLE "commerce"."royalty_version" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "scope" "commerce"."royalty_scope" NOT NULL,
    "school_id" UUID,
    "book_id" UUID,
    "scope_key" VARCHAR(100) NOT NULL,
    "version" INTEGER NOT NULL,
    "status" "commerce"."royalty_status" NOT NULL DEFAULT 'draft',
    "platform_bps" INTEGER NOT NULL,
    "author_bps" INTEGER NOT NULL,
    "effective_from" TIMESTAMPTZ(3) NOT NULL,
    "note" VARCHAR(255) NOT NULL,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "activated_by" UUID,
    "activated_at" TIMESTAMPTZ(3),

    CONSTRAINT "royalty_version_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."royalty_default" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "platform_bps" INTEGER NOT NULL,
    "author_bps" INTEGER NOT NULL,
    "effective_from" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "royalty_default_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."ledger_check_run" (
    "tenant_id" UUID NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "ran_at" TIMESTAMPTZ(3) NOT NULL,
    "found" INTEGER NOT NULL,
    "red_since" TIMESTAMPTZ(3),

    CONSTRAINT "ledger_check_run_pkey" PRIMARY KEY ("tenant_id","name")
);

-- CreateTable
CREATE TABLE "commerce"."reconciliation_run" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "provider" "commerce"."payment_provider" NOT NULL,
    "day" DATE NOT NULL,
    "state" "commerce"."reconciliation_state" NOT NULL DEFAULT 'queued',
    "listed" INTEGER NOT NULL DEFAULT 0,
    "matched" INTEGER NOT NULL DEFAULT 0,
    "breaks" INTEGER NOT NULL DEFAULT 0,
    "opened" INTEGER NOT NULL DEFAULT 0,
    "error" VARCHAR(255),
    "requested_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "reconciliation_run_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."reconciliation_break" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "provider" "commerce"."payment_provider" NOT NULL,
    "day" DATE NOT NULL,
    "kind" "commerce"."break_kind" NOT NULL,
    "movement" VARCHAR(32) NOT NULL,
    "reference" VARCHAR(255) NOT NULL,
    "school_id" UUID,
    "payment_id" UUID,
    "refund_id" UUID,
    "our_amount" INTEGER,
    "our_fee" INTEGER,
    "our_currency" CHAR(3),
    "our_state" VARCHAR(32),
    "their_amount" INTEGER,
    "their_fee" INTEGER,
    "their_currency" CHAR(3),
    "their_state" VARCHAR(32),
    "state" "commerce"."break_state" NOT NULL DEFAULT 'open',
    "note" VARCHAR(300),
    "changed_by" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reconciliation_break_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "royalty_version_tenant_id_created_at_idx" ON "commerce"."royalty_version"("tenant_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "royalty_version_tenant_id_scope_key_version_key" ON "commerce"."royalty_version"("tenant_id", "scope_key", "version");

-- CreateIndex
CREATE UNIQUE INDEX "royalty_default_tenant_id_version_key" ON "commerce"."royalty_default"("tenant_id", "version");

-- CreateIndex
CREATE INDEX "reconciliation_run_tenant_id_created_at_idx" ON "commerce"."reconciliation_run"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "reconciliation_run_tenant_id_provider_day_idx" ON "commerce"."reconciliation_run"("tenant_id", "provider", "day");

-- CreateIndex
CREATE INDEX "reconciliation_break_tenant_id_state_found_at_idx" ON "commerce"."reconciliation_break"("tenant_id", "state", "found_at");

-- CreateIndex
CREATE UNIQUE INDEX "reconciliation_break_tenant_id_provider_kind_movement_refer_key" ON "commerce"."reconciliation_break"("tenant_id", "provider", "kind", "movement", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "royalty_rule_tenant_id_source_id_key" ON "commerce"."royalty_rule"("tenant_id", "source_id");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE commerce.royalty_rule ADD CHECK (author_bps BETWEEN 0 AND 10000), ADD CHECK ((scope = 'book') = (book_id IS NOT NULL));
ALTER TABLE commerce.royalty_version ADD CHECK (platform_bps BETWEEN 0 AND 10000 AND author_bps BETWEEN 0 AND 10000),
  ADD CHECK ((scope = 'platform') = (school_id IS NULL)), ADD CHECK ((scope = 'book') = (book_id IS NOT NULL)),
  ADD CHECK (status <> 'active' OR (activated_at IS NOT NULL AND activated_by IS DISTINCT FROM created_by));
ALTER TABLE commerce.royalty_default ADD CHECK (platform_bps BETWEEN 0 AND 10000 AND author_bps BETWEEN 0 AND 10000);
SELECT platform.fence('commerce', 'royalty_version', 'tenant');
SELECT platform.fence('commerce', 'royalty_default', 'shared');
SELECT platform.fence('commerce', 'ledger_check_run', 'tenant');
SELECT platform.fence('commerce', 'reconciliation_run', 'tenant');
SELECT platform.fence('commerce', 'reconciliation_break', 'tenant');
-- What holds for sales never changes; a version that was active or discarded stays as it is.
REVOKE UPDATE, DELETE ON commerce.royalty_default FROM bookgrove_app;
REVOKE DELETE ON commerce.royalty_version FROM bookgrove_app;
CREATE FUNCTION commerce.keep_royalty_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A royalty version that is % does not change', OLD.status;
END $$;
CREATE TRIGGER keep_royalty_version BEFORE UPDATE ON commerce.royalty_version FOR EACH ROW
  WHEN (OLD.status <> 'draft')
  EXECUTE FUNCTION commerce.keep_royalty_version();
