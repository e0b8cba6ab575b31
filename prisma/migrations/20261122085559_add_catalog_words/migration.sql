-- CreateTable
CREATE TABLE "catalog"."kept_word" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "word" VARCHAR(48) NOT NULL,
    "meaning" VARCHAR(300) NOT NULL DEFAULT '',
    "sentence" VARCHAR(300) NOT NULL DEFAULT '',
    "book_tenant_id" UUID,
    "book_id" UUID,
    "asked" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_word_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."school_word" (
    "tenant_id" UUID NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "word" VARCHAR(48) NOT NULL,
    "meaning" VARCHAR(300) NOT NULL,
    "example" VARCHAR(300) NOT NULL DEFAULT '',
    "written_by" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "school_word_pkey" PRIMARY KEY ("tenant_id","language","word")
);

-- CreateIndex
CREATE INDEX "kept_word_tenant_id_language_word_idx" ON "catalog"."kept_word"("tenant_id", "language", "word");

-- CreateIndex
CREATE UNIQUE INDEX "kept_word_tenant_id_user_id_language_word_key" ON "catalog"."kept_word"("tenant_id", "user_id", "language", "word");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');

SELECT platform.fence('catalog', 'kept_word', 'tenant');
SELECT platform.fence('catalog', 'school_word', 'tenant');
