-- AlterTable
ALTER TABLE "commerce"."cart_request" ADD COLUMN     "asked_id" UUID,
ADD COLUMN     "secret_seed" VARCHAR(32),
ADD COLUMN     "taken_back_at" TIMESTAMPTZ(3);
