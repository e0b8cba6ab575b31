-- CreateTable
CREATE TABLE "commerce"."book_offer" (
    "tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL DEFAULT 'digital',
    "currency" CHAR(3) NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_offer_pkey" PRIMARY KEY ("tenant_id","book_id","kind","currency")
);

-- CreateTable
CREATE TABLE "commerce"."cart_item" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "item" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL DEFAULT 'digital',
    "later" BOOLEAN NOT NULL DEFAULT false,
    "seen_amount" INTEGER,
    "seen_currency" CHAR(3),
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_item_pkey" PRIMARY KEY ("tenant_id","user_id","item")
);

-- CreateTable
CREATE TABLE "commerce"."checkout" (
    "tenant_id" UUID NOT NULL,
    "basket" BYTEA NOT NULL,
    "order_id" UUID,
    "order" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("tenant_id","basket")
);

-- CreateTable
CREATE TABLE "commerce"."cart_request" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "sent_to" VARCHAR(12) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cart_request_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."cart_request_item" (
    "tenant_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "item" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "asked_on" DATE NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "cart_request_item_pkey" PRIMARY KEY ("tenant_id","request_id","item")
);

-- CreateIndex
CREATE INDEX "checkout_tenant_id_created_at_idx" ON "commerce"."checkout"("tenant_id", "created_at");

-- CreateIndex
CREATE INDEX "cart_request_tenant_id_student_id_created_at_idx" ON "commerce"."cart_request"("tenant_id", "student_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "cart_request_tenant_id_secret_hash_key" ON "commerce"."cart_request"("tenant_id", "secret_hash");

-- CreateIndex
CREATE UNIQUE INDEX "cart_request_item_tenant_id_student_id_item_asked_on_key" ON "commerce"."cart_request_item"("tenant_id", "student_id", "item", "asked_on");

-- AddForeignKey
ALTER TABLE "commerce"."cart_request_item" ADD CONSTRAINT "cart_request_item_tenant_id_request_id_fkey" FOREIGN KEY ("tenant_id", "request_id") REFERENCES "commerce"."cart_request"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Prices are positive.
ALTER TABLE commerce.book_offer ADD CONSTRAINT book_offer_amount CHECK (amount > 0);

-- Prices of the platform's books are valid in every school.
SELECT platform.fence('commerce', 'book_offer', 'shared');
SELECT platform.fence('commerce', 'cart_item', 'tenant');
SELECT platform.fence('commerce', 'checkout', 'tenant');
SELECT platform.fence('commerce', 'cart_request', 'tenant');
SELECT platform.fence('commerce', 'cart_request_item', 'tenant');
