-- Catalog's copy of the grants of commerce: which books somebody may read because they were bought for them.
CREATE TABLE "catalog"."book_owner" (
    "tenant_id" UUID NOT NULL,
    "grant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "book_owner_pkey" PRIMARY KEY ("tenant_id","grant_id")
);
CREATE INDEX "book_owner_tenant_id_user_id_book_id_idx" ON "catalog"."book_owner"("tenant_id", "user_id", "book_id");
CREATE INDEX "book_owner_tenant_id_book_id_idx" ON "catalog"."book_owner"("tenant_id", "book_id");
SELECT platform.fence('catalog', 'book_owner', 'tenant');
