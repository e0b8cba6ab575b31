-- AlterTable
ALTER TABLE "content"."experiment_note" ADD COLUMN     "photo" BYTEA;
