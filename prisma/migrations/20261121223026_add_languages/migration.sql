-- AlterTable
ALTER TABLE "identity"."user_account" ADD COLUMN     "language" VARCHAR(8);

-- AlterTable
ALTER TABLE "tenancy"."tenant" ADD COLUMN     "language" VARCHAR(8);
