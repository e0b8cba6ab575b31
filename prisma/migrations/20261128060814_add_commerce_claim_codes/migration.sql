-- AlterTable
ALTER TABLE "commerce"."order_line" ADD COLUMN     "seats" INTEGER;

-- AlterTable
ALTER TABLE "commerce"."access_grant" ADD COLUMN     "code_id" UUID;

-- CreateTable
CREATE TABLE "commerce"."claim_code" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "book_id" UUID NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "seats" INTEGER NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "seed" VARCHAR(64) NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "claim_code_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."gift" (
    "tenant_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "recipient_name" VARCHAR(255) NOT NULL,
    "recipient_email" VARCHAR(255) NOT NULL,
    "sender_name" VARCHAR(255) NOT NULL,
    "message" VARCHAR(600) NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "send_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "sends" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gift_pkey" PRIMARY KEY ("tenant_id","line_id")
);

-- CreateIndex
CREATE INDEX "claim_code_tenant_id_order_id_idx" ON "commerce"."claim_code"("tenant_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "claim_code_tenant_id_line_id_key" ON "commerce"."claim_code"("tenant_id", "line_id");

-- CreateIndex
CREATE UNIQUE INDEX "claim_code_tenant_id_code_hash_key" ON "commerce"."claim_code"("tenant_id", "code_hash");

-- CreateIndex
CREATE INDEX "gift_tenant_id_order_id_idx" ON "commerce"."gift"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "access_grant_tenant_id_code_id_idx" ON "commerce"."access_grant"("tenant_id", "code_id");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

-- A line has many readers when they got the book with its code. That each person uses a code once is checked under the lock
-- of the code: an account may have two of its grants after merging.
DROP INDEX commerce.access_grant_open;
CREATE UNIQUE INDEX access_grant_open ON commerce.access_grant (tenant_id, line_id)
  WHERE status <> 'revoked' AND code_id IS NULL;

ALTER TABLE commerce.claim_code ADD CONSTRAINT claim_code_used CHECK (used BETWEEN 0 AND seats);

SELECT platform.fence('commerce', 'claim_code', 'tenant');
SELECT platform.fence('commerce', 'gift', 'tenant');
