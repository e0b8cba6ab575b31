-- CreateTable
CREATE TABLE "catalog"."public_list" (
    "tenant_id" UUID NOT NULL,
    "list_id" UUID NOT NULL,
    "library_id" UUID NOT NULL,
    "slug" VARCHAR(80) NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "public_list_pkey" PRIMARY KEY ("tenant_id","list_id")
);

-- CreateIndex
CREATE INDEX "public_list_tenant_id_library_id_idx" ON "catalog"."public_list"("tenant_id", "library_id");

-- CreateIndex
CREATE UNIQUE INDEX "public_list_tenant_id_slug_key" ON "catalog"."public_list"("tenant_id", "slug");

-- AddForeignKey
ALTER TABLE "catalog"."public_list" ADD CONSTRAINT "public_list_tenant_id_list_id_fkey" FOREIGN KEY ("tenant_id", "list_id") REFERENCES "catalog"."reading_list"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog"."public_list" ADD CONSTRAINT "public_list_tenant_id_library_id_fkey" FOREIGN KEY ("tenant_id", "library_id") REFERENCES "catalog"."library"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('catalog', 'public_list', 'tenant');
