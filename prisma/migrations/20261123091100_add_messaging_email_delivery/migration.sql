-- CreateEnum: in the order in which one state replaces another.
CREATE TYPE "messaging"."email_delivery" AS ENUM ('delayed', 'delivered', 'bounced', 'complained');

-- AlterTable
ALTER TABLE "messaging"."email" ADD COLUMN "delivery" "messaging"."email_delivery",
ADD COLUMN "delivery_at" TIMESTAMPTZ(3),
ADD COLUMN "delivery_detail" VARCHAR(120);

-- CreateIndex
CREATE INDEX "email_id_idx" ON "messaging"."email"("id");
