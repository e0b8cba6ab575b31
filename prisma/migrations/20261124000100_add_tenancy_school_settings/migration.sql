-- CreateTable
CREATE TABLE "tenancy"."school_setting" (
    "tenant_id" UUID NOT NULL,
    "features" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "currency" CHAR(3),
    "legal_entity" VARCHAR(255),
    "tax_number" VARCHAR(64),
    "guardian_age" SMALLINT,
    "age_approved" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "school_setting_pkey" PRIMARY KEY ("tenant_id")
);

SELECT platform.fence('tenancy', 'school_setting', 'tenant');

-- Every request reads the record of its school, with the settings, before it has a tenant.
CREATE POLICY machinery ON tenancy.school_setting FOR SELECT USING ((SELECT platform.is_system()));
