-- The charity of a book and its project, and the project of a sold line.

-- AlterTable
ALTER TABLE "catalog"."book" ADD COLUMN     "charity_id" UUID,
ADD COLUMN     "project_id" UUID;

-- AlterTable
ALTER TABLE "commerce"."order_line" ADD COLUMN     "project_id" UUID;

-- CreateIndex
CREATE INDEX "book_tenant_id_charity_id_idx" ON "catalog"."book"("tenant_id", "charity_id");
