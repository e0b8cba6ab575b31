-- AlterTable
ALTER TABLE "content"."message" ADD COLUMN     "language" VARCHAR(8);
