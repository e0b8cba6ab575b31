-- CreateTable
CREATE TABLE "identity"."saved_view" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "of_table" VARCHAR(16) NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "query" VARCHAR(500) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_tenant_id_user_id_of_table_name_key" ON "identity"."saved_view"("tenant_id", "user_id", "of_table", "name");

SELECT platform.fence('identity', 'saved_view', 'tenant');
