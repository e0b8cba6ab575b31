-- AlterTable
ALTER TABLE "catalog"."book" ADD COLUMN     "based_on" UUID;

-- AlterTable
ALTER TABLE "catalog"."story" ADD COLUMN     "credits" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "derivation" VARCHAR(16),
ADD COLUMN     "from_id" UUID,
ADD COLUMN     "license" VARCHAR(64);

-- CreateTable
CREATE TABLE "catalog"."story_co_author" (
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "joined_at" TIMESTAMPTZ(3),

    CONSTRAINT "story_co_author_pkey" PRIMARY KEY ("tenant_id","story_id","user_id")
);

-- CreateTable
CREATE TABLE "catalog"."anthology" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "story_ids" UUID[],
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editions" UUID[] DEFAULT ARRAY[]::UUID[],
    "pages" INTEGER,
    "bytes" INTEGER,

    CONSTRAINT "anthology_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "story_co_author_tenant_id_user_id_idx" ON "catalog"."story_co_author"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "anthology_tenant_id_created_by_created_at_idx" ON "catalog"."anthology"("tenant_id", "created_by", "created_at" DESC);

-- CreateIndex
CREATE INDEX "book_tenant_id_based_on_idx" ON "catalog"."book"("tenant_id", "based_on");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');

SELECT platform.fence('catalog', 'story_co_author', 'tenant');
SELECT platform.fence('catalog', 'anthology', 'tenant');
