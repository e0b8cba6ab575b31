-- CreateTable
CREATE TABLE "learning"."certificate" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "code" VARCHAR(22) NOT NULL,
    "number" VARCHAR(12) NOT NULL,
    "user_id" UUID,
    "kind" VARCHAR(12) NOT NULL,
    "subject" VARCHAR(100) NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "title" VARCHAR(200) NOT NULL,
    "detail" VARCHAR(255) NOT NULL DEFAULT '',
    "lessons" INTEGER,
    "score" INTEGER,
    "minutes" INTEGER,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "student" BOOLEAN NOT NULL DEFAULT true,
    "issuer_name" TEXT NOT NULL DEFAULT '',
    "signers" JSONB NOT NULL DEFAULT '[]',
    "design" VARCHAR(8) NOT NULL DEFAULT 'arcs',
    "language" VARCHAR(12) NOT NULL DEFAULT '',
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "valid_until" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "state" VARCHAR(8) NOT NULL DEFAULT 'valid',
    "revoked_at" TIMESTAMPTZ(3),
    "reason" VARCHAR(10) NOT NULL DEFAULT '',
    "revoked_by" UUID,
    "status_index" SERIAL NOT NULL,
    "demo" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "certificate_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."certificate_setting" (
    "tenant_id" UUID NOT NULL,
    "names" VARCHAR(7) NOT NULL DEFAULT 'initial',
    "designs" JSONB NOT NULL DEFAULT '{}',
    "signers" JSONB NOT NULL DEFAULT '[]',
    "updated_by" UUID,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificate_setting_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "learning"."signing_key" (
    "kid" VARCHAR(22) NOT NULL,
    "purpose" VARCHAR(8) NOT NULL,
    "public" JSONB NOT NULL,
    "private" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signing_key_pkey" PRIMARY KEY ("kid")
);

-- CreateIndex
CREATE INDEX "certificate_tenant_id_issued_at_idx" ON "learning"."certificate"("tenant_id", "issued_at");

-- CreateIndex
CREATE INDEX "certificate_tenant_id_status_index_idx" ON "learning"."certificate"("tenant_id", "status_index");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_tenant_id_user_id_kind_subject_generation_key" ON "learning"."certificate"("tenant_id", "user_id", "kind", "subject", "generation");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_tenant_id_code_key" ON "learning"."certificate"("tenant_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "certificate_tenant_id_number_key" ON "learning"."certificate"("tenant_id", "number");

-- CreateIndex
CREATE INDEX "signing_key_purpose_created_at_idx" ON "learning"."signing_key"("purpose", "created_at");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.
SELECT platform.fence('learning', 'certificate', 'tenant');
SELECT platform.fence('learning', 'certificate_setting', 'tenant');
SELECT platform.fence('learning', 'signing_key', 'system');
GRANT USAGE ON SEQUENCE learning.certificate_status_index_seq TO bookgrove_app;
