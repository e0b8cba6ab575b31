-- The charity that the book of a story names, and its project.

-- AlterTable
ALTER TABLE "catalog"."story" ADD COLUMN     "charity_id" UUID,
ADD COLUMN     "project_id" UUID;
