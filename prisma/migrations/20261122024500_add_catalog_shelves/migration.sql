-- AlterTable
ALTER TABLE "catalog"."category" ADD COLUMN     "color" VARCHAR(7),
ADD COLUMN     "description" VARCHAR(500) NOT NULL DEFAULT '',
ADD COLUMN     "icon" VARCHAR(16),
ADD COLUMN     "names" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "parent" VARCHAR(64);

-- CreateTable
CREATE TABLE "catalog"."category_hidden" (
    "tenant_id" UUID NOT NULL,
    "slug" VARCHAR(64) NOT NULL,

    CONSTRAINT "category_hidden_pkey" PRIMARY KEY ("tenant_id","slug")
);

-- CreateTable
CREATE TABLE "catalog"."book_reaction" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "reaction" VARCHAR(16) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_reaction_pkey" PRIMARY KEY ("tenant_id","user_id","book_id")
);

-- CreateTable
CREATE TABLE "catalog"."book_review" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "rating" SMALLINT NOT NULL,
    "text" VARCHAR(2000) NOT NULL DEFAULT '',
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_by" UUID,
    "hidden_reason" VARCHAR(255),
    "open_reports" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "book_review_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."book_review_report" (
    "tenant_id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reason" VARCHAR(16) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "book_review_report_pkey" PRIMARY KEY ("tenant_id","review_id","user_id")
);

-- CreateIndex
CREATE INDEX "book_reaction_tenant_id_book_id_reaction_idx" ON "catalog"."book_reaction"("tenant_id", "book_id", "reaction");

-- CreateIndex
CREATE INDEX "book_review_tenant_id_book_id_created_at_idx" ON "catalog"."book_review"("tenant_id", "book_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "book_review_tenant_id_user_id_book_id_key" ON "catalog"."book_review"("tenant_id", "user_id", "book_id");

-- AddForeignKey
ALTER TABLE "catalog"."book_review_report" ADD CONSTRAINT "book_review_report_tenant_id_review_id_fkey" FOREIGN KEY ("tenant_id", "review_id") REFERENCES "catalog"."book_review"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');

SELECT platform.fence('catalog', 'category_hidden', 'tenant');
SELECT platform.fence('catalog', 'book_reaction', 'tenant');
SELECT platform.fence('catalog', 'book_review', 'tenant');
SELECT platform.fence('catalog', 'book_review_report', 'tenant');

ALTER TABLE "catalog"."book_review" ADD CONSTRAINT "book_review_rating_is_stars" CHECK ("rating" BETWEEN 1 AND 5);
ALTER TABLE "catalog"."category"
  ADD CONSTRAINT "category_color_is_hex" CHECK ("color" ~ '^#[0-9a-f]{6}$'),
  ADD CONSTRAINT "category_stands_not_below_itself" CHECK ("parent" <> "slug");
