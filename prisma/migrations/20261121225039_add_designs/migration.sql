-- AlterTable
ALTER TABLE "catalog"."book" ADD COLUMN     "cover_id" UUID;

-- CreateTable
CREATE TABLE "content"."design" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "size" VARCHAR(16) NOT NULL,
    "body" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "design_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "content"."design_picture" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "design_picture_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "design_tenant_id_owner_id_updated_at_idx" ON "content"."design"("tenant_id", "owner_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "design_picture_tenant_id_owner_id_created_at_idx" ON "content"."design_picture"("tenant_id", "owner_id", "created_at");

SELECT platform.fence('content', 'design', 'tenant');
SELECT platform.fence('content', 'design_picture', 'tenant');
