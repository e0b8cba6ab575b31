-- AlterTable
ALTER TABLE "commerce"."coupon" ADD COLUMN "course_ids" UUID[] DEFAULT ARRAY[]::UUID[];
