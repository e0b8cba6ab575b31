-- DropIndex
DROP INDEX "commerce"."cart_request_item_tenant_id_student_id_item_asked_on_key";

-- AlterTable
ALTER TABLE "commerce"."sales_order" ADD COLUMN     "fulfilled_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "commerce"."cart_item" DROP CONSTRAINT "cart_item_pkey",
ADD COLUMN     "quantity" INTEGER NOT NULL DEFAULT 1,
ADD CONSTRAINT "cart_item_pkey" PRIMARY KEY ("tenant_id", "user_id", "item", "kind");

-- AlterTable
ALTER TABLE "commerce"."cart_request_item" DROP CONSTRAINT "cart_request_item_pkey",
ADD COLUMN     "kind" VARCHAR(12) NOT NULL DEFAULT 'digital',
ADD CONSTRAINT "cart_request_item_pkey" PRIMARY KEY ("tenant_id", "request_id", "item", "kind");

-- CreateTable
CREATE TABLE "commerce"."offer_terms" (
    "tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "stock" INTEGER,
    "seats" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_terms_pkey" PRIMARY KEY ("tenant_id","book_id","kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "cart_request_item_tenant_id_student_id_item_kind_asked_on_key" ON "commerce"."cart_request_item"("tenant_id", "student_id", "item", "kind", "asked_on");

-- A person has several kinds of one book in the cart, and asks for them on one day.
ALTER TABLE commerce.cart_item ADD CONSTRAINT cart_item_quantity CHECK (quantity BETWEEN 1 AND 99);
ALTER TABLE commerce.offer_terms ADD CONSTRAINT offer_terms_stock CHECK (stock >= 0);
ALTER TABLE commerce.offer_terms ADD CONSTRAINT offer_terms_seats CHECK (seats > 0);

-- As the prices beside them: those of the platform's books are valid in every school.
SELECT platform.fence('commerce', 'offer_terms', 'shared');
