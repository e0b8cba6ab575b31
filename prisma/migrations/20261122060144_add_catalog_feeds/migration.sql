-- CreateTable
CREATE TABLE "catalog"."feed_key" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "feed_key_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "feed_key_tenant_id_user_id_idx" ON "catalog"."feed_key"("tenant_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "feed_key_tenant_id_secret_hash_key" ON "catalog"."feed_key"("tenant_id", "secret_hash");

SELECT platform.fence('catalog', 'feed_key', 'tenant');
