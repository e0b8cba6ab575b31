-- AlterTable
ALTER TABLE "commerce"."sale_share" ADD COLUMN     "line_kind" VARCHAR(16) NOT NULL DEFAULT 'book';

-- AlterTable
ALTER TABLE "commerce"."sales_order" ADD COLUMN     "ship_to" JSONB;

-- AlterTable
ALTER TABLE "commerce"."order_line" ADD COLUMN     "stock_held" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "book_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "commerce"."order_event" ADD COLUMN     "parcel" INTEGER,
ADD COLUMN     "parcel_status" VARCHAR(20);

-- AlterTable
ALTER TABLE "commerce"."order_refund_line" ADD COLUMN     "restock" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "commerce"."parcel" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" VARCHAR(20) NOT NULL,
    "carrier" VARCHAR(80),
    "tracking_number" VARCHAR(80),
    "tracking_url" VARCHAR(500),
    "shipped_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parcel_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."parcel_line" (
    "tenant_id" UUID NOT NULL,
    "parcel_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "parcel_line_pkey" PRIMARY KEY ("tenant_id","parcel_id","line_id")
);

-- CreateTable
CREATE TABLE "commerce"."shipping_rate" (
    "tenant_id" UUID NOT NULL,
    "country" VARCHAR(2) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "valid_from" DATE NOT NULL,
    "amount" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shipping_rate_pkey" PRIMARY KEY ("tenant_id","country","currency","valid_from")
);

-- CreateIndex
CREATE UNIQUE INDEX "parcel_tenant_id_order_id_number_key" ON "commerce"."parcel"("tenant_id", "order_id", "number");

-- CreateIndex
CREATE INDEX "parcel_line_tenant_id_line_id_idx" ON "commerce"."parcel_line"("tenant_id", "line_id");

-- AddForeignKey
ALTER TABLE "commerce"."parcel" ADD CONSTRAINT "parcel_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "commerce"."sales_order"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."parcel_line" ADD CONSTRAINT "parcel_line_tenant_id_parcel_id_fkey" FOREIGN KEY ("tenant_id", "parcel_id") REFERENCES "commerce"."parcel"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commerce"."parcel_line" ADD CONSTRAINT "parcel_line_tenant_id_line_id_fkey" FOREIGN KEY ("tenant_id", "line_id") REFERENCES "commerce"."order_line"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE commerce.parcel_line ADD CONSTRAINT parcel_line_quantity CHECK (quantity > 0);
ALTER TABLE commerce.order_line ADD CONSTRAINT order_line_stock_held CHECK (stock_held BETWEEN 0 AND quantity);
ALTER TABLE commerce.shipping_rate ADD CONSTRAINT shipping_rate_amount CHECK (amount >= 0);

SELECT platform.fence('commerce', 'parcel', 'tenant');
SELECT platform.fence('commerce', 'parcel_line', 'tenant');
SELECT platform.fence('commerce', 'shipping_rate', 'tenant');

-- The platform's team sees the orders of every school, with their parcels.
CREATE POLICY oversight ON commerce.parcel FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.parcel_line FOR SELECT USING ((SELECT platform.oversees()));

-- The queue of orders that have something to send.
CREATE INDEX order_line_printed ON commerce.order_line (tenant_id, order_id) WHERE kind = 'print';
