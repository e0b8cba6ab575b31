-- AlterTable
ALTER TABLE "identity"."user_account" ADD COLUMN     "self_registered" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "messaging"."email" ADD COLUMN     "secret_seed" VARCHAR(64);
