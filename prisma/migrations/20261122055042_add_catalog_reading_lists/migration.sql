-- CreateTable
CREATE TABLE "catalog"."reading_list" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "audience" VARCHAR(8) NOT NULL DEFAULT 'draft',
    "class_id" UUID,
    "group_id" UUID,
    "due_on" DATE,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_list_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."reading_list_book" (
    "tenant_id" UUID NOT NULL,
    "list_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "note" VARCHAR(255) NOT NULL DEFAULT '',

    CONSTRAINT "reading_list_book_pkey" PRIMARY KEY ("tenant_id","list_id","book_id")
);

-- CreateIndex
CREATE INDEX "reading_list_tenant_id_class_id_idx" ON "catalog"."reading_list"("tenant_id", "class_id");

-- CreateIndex
CREATE INDEX "reading_list_tenant_id_created_by_idx" ON "catalog"."reading_list"("tenant_id", "created_by");

-- CreateIndex
CREATE INDEX "reading_list_book_tenant_id_book_id_idx" ON "catalog"."reading_list_book"("tenant_id", "book_id");

-- AddForeignKey
ALTER TABLE "catalog"."reading_list_book" ADD CONSTRAINT "reading_list_book_tenant_id_list_id_fkey" FOREIGN KEY ("tenant_id", "list_id") REFERENCES "catalog"."reading_list"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('catalog', 'reading_list', 'tenant');
SELECT platform.fence('catalog', 'reading_list_book', 'tenant');

-- A class's list has its class, a group's both, and nobody else's list any of them.
ALTER TABLE "catalog"."reading_list" ADD CONSTRAINT "reading_list_has_its_audience" CHECK (
  CASE "audience" WHEN 'class' THEN "class_id" IS NOT NULL AND "group_id" IS NULL
    WHEN 'group' THEN "class_id" IS NOT NULL AND "group_id" IS NOT NULL
    WHEN 'school' THEN "class_id" IS NULL AND "group_id" IS NULL
    WHEN 'draft' THEN "class_id" IS NULL AND "group_id" IS NULL ELSE false END);
