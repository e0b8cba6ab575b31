-- AlterTable
ALTER TABLE "tenancy"."tenant" ADD COLUMN     "country" CHAR(2),
ADD COLUMN     "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "identity"."demo_account" (
    "tenant_id" UUID NOT NULL,
    "role" "identity"."role" NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "demo_account_pkey" PRIMARY KEY ("tenant_id","role")
);

-- CreateTable
CREATE TABLE "tenancy"."reach" (
    "country" CHAR(2) NOT NULL,
    "schools" INTEGER NOT NULL,
    "readers" INTEGER,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reach_pkey" PRIMARY KEY ("country")
);

-- AddForeignKey
ALTER TABLE "identity"."demo_account" ADD CONSTRAINT "demo_account_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('identity', 'demo_account', 'tenant');
SELECT platform.fence('tenancy', 'reach', 'registry');

-- Which accounts a visitor may enter without a secret is written by the demo's seed, and by nobody who can be talked
-- into it through the application.
REVOKE INSERT, UPDATE ON identity.demo_account FROM bookgrove_app;
