-- AlterTable
ALTER TABLE "commerce"."sales_order" ADD COLUMN     "coupon_code" VARCHAR(32);

-- AlterTable
ALTER TABLE "commerce"."order_line" ADD COLUMN     "discount" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "commerce"."coupon" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "code" VARCHAR(32) NOT NULL,
    "note" VARCHAR(255) NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "percent_bps" INTEGER,
    "amounts" JSONB NOT NULL DEFAULT '{}',
    "free_copies" INTEGER,
    "minimums" JSONB NOT NULL DEFAULT '{}',
    "book_ids" UUID[],
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "max_uses" INTEGER,
    "max_per_buyer" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "status" VARCHAR(12) NOT NULL DEFAULT 'draft',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coupon_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."coupon_redemption" (
    "tenant_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "coupon_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "status" VARCHAR(12) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coupon_redemption_pkey" PRIMARY KEY ("tenant_id","order_id")
);

-- CreateIndex
CREATE INDEX "coupon_tenant_id_created_at_idx" ON "commerce"."coupon"("tenant_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_tenant_id_code_key" ON "commerce"."coupon"("tenant_id", "code");

-- CreateIndex
CREATE INDEX "coupon_redemption_tenant_id_coupon_id_status_idx" ON "commerce"."coupon_redemption"("tenant_id", "coupon_id", "status");

ALTER TABLE commerce.coupon ADD CONSTRAINT coupon_used CHECK (used >= 0);
ALTER TABLE commerce.coupon_redemption ADD CONSTRAINT coupon_redemption_status
  CHECK (status IN ('reserved', 'confirmed', 'released')), ADD CONSTRAINT coupon_redemption_amount CHECK (amount >= 0);
ALTER TABLE commerce.order_line ADD CONSTRAINT order_line_discount CHECK (discount >= 0);

SELECT platform.fence('commerce', 'coupon', 'tenant');
SELECT platform.fence('commerce', 'coupon_redemption', 'tenant');
