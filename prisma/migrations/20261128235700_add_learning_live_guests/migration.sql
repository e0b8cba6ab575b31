-- AlterTable
ALTER TABLE "learning"."live_visit" ADD COLUMN "guest" BOOLEAN NOT NULL DEFAULT false;
