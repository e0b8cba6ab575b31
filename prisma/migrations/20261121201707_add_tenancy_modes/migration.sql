-- CreateEnum
CREATE TYPE "tenancy"."mode_status" AS ENUM ('ACTIVE', 'DRAFT', 'RETIRED');

-- CreateTable
CREATE TABLE "tenancy"."domain_claim" (
    "school_id" UUID NOT NULL,
    "domain" VARCHAR(255) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checked_at" TIMESTAMPTZ(3),
    "problem" VARCHAR(255),

    CONSTRAINT "domain_claim_pkey" PRIMARY KEY ("school_id")
);

-- CreateTable
CREATE TABLE "tenancy"."mode" (
    "id" UUID NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "description" VARCHAR(255) NOT NULL DEFAULT '',
    "image" VARCHAR(255),
    "view" VARCHAR(16) NOT NULL DEFAULT 'library',
    "landing_path" VARCHAR(255) NOT NULL DEFAULT '/library',
    "lock" VARCHAR(16) NOT NULL DEFAULT 'none',
    "lock_roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "status" "tenancy"."mode_status" NOT NULL DEFAULT 'ACTIVE',
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenancy"."school_mode" (
    "tenant_id" UUID NOT NULL,
    "mode_id" UUID NOT NULL,
    "offered" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "school_mode_pkey" PRIMARY KEY ("tenant_id","mode_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mode_name_key" ON "tenancy"."mode"("name");

-- The modes that every installation begins with: each does something that is true today.
INSERT INTO tenancy.mode (id, name, description, image, view, landing_path, position, updated_at) VALUES
  ('00000000-0000-7000-8000-0000000000a1', 'Library', 'Every shelf, with what is new and featured.', '/art/mode-library.svg', 'library', '/library', 0, now()),
  ('00000000-0000-7000-8000-0000000000a2', 'Quiet reading', 'Your own books and a calm page, nothing else.', '/art/mode-quiet.svg', 'quiet', '/library', 1, now()),
  ('00000000-0000-7000-8000-0000000000a3', 'Our stories', 'Books that students made come first.', '/art/mode-stories.svg', 'stories', '/library', 2, now());

SELECT platform.fence('tenancy', 'domain_claim', 'registry');
SELECT platform.fence('tenancy', 'mode', 'registry');
SELECT platform.fence('tenancy', 'school_mode', 'tenant');

-- The platform's team keeps the schools and the modes, in transactions of the platform itself and nowhere else.
CREATE POLICY stewardship ON tenancy.tenant
  USING (platform.current_tenant() = platform.platform_tenant())
  WITH CHECK (platform.current_tenant() = platform.platform_tenant());
CREATE POLICY stewardship ON tenancy.domain_claim
  USING (platform.current_tenant() = platform.platform_tenant())
  WITH CHECK (platform.current_tenant() = platform.platform_tenant());
CREATE POLICY stewardship ON tenancy.mode
  USING (platform.current_tenant() = platform.platform_tenant())
  WITH CHECK (platform.current_tenant() = platform.platform_tenant());

-- How many books a school has, for the platform's table of schools.
CREATE POLICY oversight ON catalog.book FOR SELECT USING (platform.oversees());
