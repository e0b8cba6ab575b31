-- CreateEnum
CREATE TYPE "catalog"."book_import_status" AS ENUM ('checking', 'checked', 'running', 'done', 'undone', 'failed');

-- AlterTable
ALTER TABLE "catalog"."book" ADD COLUMN     "awaits_file" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "level_guess" SMALLINT,
ADD COLUMN     "merged_into" UUID,
ADD COLUMN     "published_on" VARCHAR(10),
ADD COLUMN     "record_ref" VARCHAR(255);

-- CreateTable
CREATE TABLE "catalog"."book_import" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "created_by" UUID NOT NULL,
    "form" VARCHAR(8) NOT NULL,
    "original_name" VARCHAR(255) NOT NULL DEFAULT '',
    "columns" JSONB NOT NULL DEFAULT '{}',
    "status" "catalog"."book_import_status" NOT NULL DEFAULT 'checking',
    "lines_total" INTEGER NOT NULL DEFAULT 0,
    "lines_done" INTEGER NOT NULL DEFAULT 0,
    "notes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "undo_until" TIMESTAMPTZ(3),

    CONSTRAINT "book_import_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."book_import_line" (
    "tenant_id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "cells" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "verdict" VARCHAR(8) NOT NULL,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "notes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "book_id" UUID,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "book_import_line_pkey" PRIMARY KEY ("tenant_id","import_id","line")
);

-- CreateTable
CREATE TABLE "catalog"."book_apart" (
    "tenant_id" UUID NOT NULL,
    "one_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_apart_pkey" PRIMARY KEY ("tenant_id","one_id","other_id")
);

-- CreateIndex
CREATE INDEX "book_import_tenant_id_created_at_idx" ON "catalog"."book_import"("tenant_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "book_tenant_id_isbn_idx" ON "catalog"."book"("tenant_id", "isbn");

-- CreateIndex
CREATE INDEX "book_tenant_id_record_ref_idx" ON "catalog"."book"("tenant_id", "record_ref");

-- AddForeignKey
ALTER TABLE "catalog"."book_import_line" ADD CONSTRAINT "book_import_line_tenant_id_import_id_fkey" FOREIGN KEY ("tenant_id", "import_id") REFERENCES "catalog"."book_import"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');

-- CreateIndex
CREATE INDEX "book_file_tenant_id_sha256_idx" ON "catalog"."book_file"("tenant_id", "sha256");

SELECT platform.fence('catalog', 'book_import', 'tenant');
SELECT platform.fence('catalog', 'book_import_line', 'tenant');
SELECT platform.fence('catalog', 'book_apart', 'tenant');
