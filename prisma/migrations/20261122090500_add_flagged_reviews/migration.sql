-- AlterTable
ALTER TABLE "catalog"."book_review" ADD COLUMN     "flagged" BOOLEAN NOT NULL DEFAULT false;
