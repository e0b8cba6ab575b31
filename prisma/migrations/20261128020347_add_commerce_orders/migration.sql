-- CreateEnum
CREATE TYPE "commerce"."order_status" AS ENUM ('pending', 'paid', 'fulfilled', 'partially_refunded', 'refunded', 'cancelled', 'failed');

-- CreateEnum
CREATE TYPE "commerce"."order_actor" AS ENUM ('buyer', 'staff', 'provider', 'system');

-- CreateEnum
CREATE TYPE "commerce"."order_refund_status" AS ENUM ('requested', 'succeeded', 'failed');

-- CreateEnum
CREATE TYPE "commerce"."order_dispute" AS ENUM ('open', 'won', 'lost');

-- CreateEnum
CREATE TYPE "commerce"."grant_status" AS ENUM ('waiting', 'active', 'revoked');

-- CreateTable
CREATE TABLE "commerce"."sales_order" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" VARCHAR(16) NOT NULL,
    "status" "commerce"."order_status" NOT NULL DEFAULT 'pending',
    "buyer_id" UUID,
    "email" VARCHAR(255),
    "name" VARCHAR(255),
    "reader_id" UUID,
    "currency" CHAR(3) NOT NULL,
    "total" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "dispute" "commerce"."order_dispute",
    "language" VARCHAR(8) NOT NULL,
    "country" CHAR(2),
    "key_seed" VARCHAR(64) NOT NULL,
    "payment_id" UUID,
    "provider" VARCHAR(16),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sales_order_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."order_line" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "item" VARCHAR(64) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "book_id" UUID NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "authors" TEXT[],
    "quantity" INTEGER NOT NULL,
    "unit_price" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,
    "tax_bps" INTEGER NOT NULL,
    "charity_bps" INTEGER NOT NULL,
    "charity_id" UUID,
    "rule_id" UUID NOT NULL,
    "maker_ids" UUID[],
    "made_by_tenant" UUID NOT NULL,
    "refunded" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_line_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."order_event" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "event" VARCHAR(32) NOT NULL,
    "from_status" "commerce"."order_status",
    "to_status" "commerce"."order_status" NOT NULL,
    "actor" "commerce"."order_actor" NOT NULL,
    "actor_id" UUID,
    "actor_name" VARCHAR(255),
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "amount" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."order_refund" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" "commerce"."order_refund_status" NOT NULL DEFAULT 'requested',
    "reason" VARCHAR(500) NOT NULL,
    "requested_by" UUID,
    "approved_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_refund_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."order_refund_line" (
    "tenant_id" UUID NOT NULL,
    "refund_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "order_refund_line_pkey" PRIMARY KEY ("tenant_id","refund_id","line_id")
);

-- CreateTable
CREATE TABLE "commerce"."access_grant" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "user_id" UUID,
    "status" "commerce"."grant_status" NOT NULL,
    "issued_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "access_grant_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "sales_order_tenant_id_buyer_id_created_at_idx" ON "commerce"."sales_order"("tenant_id", "buyer_id", "created_at");

-- CreateIndex
CREATE INDEX "sales_order_tenant_id_reader_id_idx" ON "commerce"."sales_order"("tenant_id", "reader_id");

-- CreateIndex
CREATE INDEX "sales_order_tenant_id_created_at_idx" ON "commerce"."sales_order"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "sales_order_tenant_id_status_created_at_idx" ON "commerce"."sales_order"("tenant_id", "status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sales_order_tenant_id_number_key" ON "commerce"."sales_order"("tenant_id", "number");

-- CreateIndex
CREATE INDEX "order_line_tenant_id_book_id_idx" ON "commerce"."order_line"("tenant_id", "book_id");

-- CreateIndex
CREATE INDEX "order_line_maker_ids_idx" ON "commerce"."order_line" USING GIN ("maker_ids");

-- CreateIndex
CREATE UNIQUE INDEX "order_line_tenant_id_order_id_position_key" ON "commerce"."order_line"("tenant_id", "order_id", "position");

-- CreateIndex
CREATE INDEX "order_event_tenant_id_order_id_id_idx" ON "commerce"."order_event"("tenant_id", "order_id", "id");

-- CreateIndex
CREATE INDEX "order_refund_tenant_id_order_id_idx" ON "commerce"."order_refund"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "order_refund_line_tenant_id_line_id_idx" ON "commerce"."order_refund_line"("tenant_id", "line_id");

-- CreateIndex
CREATE INDEX "access_grant_tenant_id_order_id_idx" ON "commerce"."access_grant"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "access_grant_tenant_id_user_id_idx" ON "commerce"."access_grant"("tenant_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "access_grant_tenant_id_line_id_key" ON "commerce"."access_grant"("tenant_id", "line_id");

-- AddForeignKey
ALTER TABLE "commerce"."order_line" ADD CONSTRAINT "order_line_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "commerce"."sales_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."order_event" ADD CONSTRAINT "order_event_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "commerce"."sales_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."order_refund" ADD CONSTRAINT "order_refund_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "commerce"."sales_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."order_refund_line" ADD CONSTRAINT "order_refund_line_tenant_id_refund_id_fkey" FOREIGN KEY ("tenant_id", "refund_id") REFERENCES "commerce"."order_refund"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."order_refund_line" ADD CONSTRAINT "order_refund_line_tenant_id_line_id_fkey" FOREIGN KEY ("tenant_id", "line_id") REFERENCES "commerce"."order_line"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."access_grant" ADD CONSTRAINT "access_grant_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "commerce"."sales_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."access_grant" ADD CONSTRAINT "access_grant_tenant_id_line_id_fkey" FOREIGN KEY ("tenant_id", "line_id") REFERENCES "commerce"."order_line"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

-- Never more is paid back than was paid, for the order and for each line.
ALTER TABLE commerce.sales_order ADD CONSTRAINT refunded_at_most_total CHECK (refunded BETWEEN 0 AND total);
ALTER TABLE commerce.order_line ADD CONSTRAINT refunded_at_most_total CHECK (refunded BETWEEN 0 AND total);
ALTER TABLE commerce.order_refund ADD CONSTRAINT amount_above_zero CHECK (amount > 0);
ALTER TABLE commerce.order_refund_line ADD CONSTRAINT amount_above_zero CHECK (amount > 0);

SELECT platform.fence('commerce', 'sales_order', 'tenant');
SELECT platform.fence('commerce', 'order_line', 'tenant');
SELECT platform.fence('commerce', 'order_event', 'tenant');
SELECT platform.fence('commerce', 'order_refund', 'tenant');
SELECT platform.fence('commerce', 'order_refund_line', 'tenant');
SELECT platform.fence('commerce', 'access_grant', 'tenant');

-- The platform's team sees the orders of every school.
CREATE POLICY oversight ON commerce.sales_order FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.order_line FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.order_event FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.order_refund FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.order_refund_line FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.access_grant FOR SELECT USING ((SELECT platform.oversees()));

-- What happened to an order is written once.
REVOKE UPDATE, DELETE ON commerce.order_event FROM bookgrove_app;

-- The team's list of all schools.
CREATE INDEX sales_order_in_order ON commerce.sales_order (created_at DESC, id);
CREATE INDEX sales_order_email ON commerce.sales_order (tenant_id, lower(email));
