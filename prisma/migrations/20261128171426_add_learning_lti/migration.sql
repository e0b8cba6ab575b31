-- CreateTable
CREATE TABLE "learning"."lti_registration" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "issuer" VARCHAR(255) NOT NULL,
    "client_id" VARCHAR(255) NOT NULL,
    "deployments" TEXT[],
    "auth_url" VARCHAR(255) NOT NULL,
    "token_url" VARCHAR(255) NOT NULL,
    "jwks_url" VARCHAR(255) NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lti_registration_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."lti_state" (
    "tenant_id" UUID NOT NULL,
    "digest" BYTEA NOT NULL,
    "registration_id" UUID NOT NULL,
    "nonce" VARCHAR(43) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lti_state_pkey" PRIMARY KEY ("tenant_id","digest")
);

-- CreateTable
CREATE TABLE "learning"."lti_link" (
    "tenant_id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "user_id" UUID NOT NULL,
    "course" VARCHAR(100) NOT NULL DEFAULT '',
    "line_item" VARCHAR(1000) NOT NULL DEFAULT '',
    "launched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lti_link_pkey" PRIMARY KEY ("tenant_id","registration_id","subject","course")
);

-- CreateIndex
CREATE UNIQUE INDEX "lti_registration_tenant_id_issuer_client_id_key" ON "learning"."lti_registration"("tenant_id", "issuer", "client_id");

-- CreateIndex
CREATE INDEX "lti_state_tenant_id_expires_at_idx" ON "learning"."lti_state"("tenant_id", "expires_at");

-- CreateIndex
CREATE INDEX "lti_link_tenant_id_user_id_idx" ON "learning"."lti_link"("tenant_id", "user_id");

-- AddForeignKey
ALTER TABLE "learning"."lti_link" ADD CONSTRAINT "lti_link_tenant_id_registration_id_fkey" FOREIGN KEY ("tenant_id", "registration_id") REFERENCES "learning"."lti_registration"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.
SELECT platform.fence('learning', 'lti_registration', 'tenant');
SELECT platform.fence('learning', 'lti_state', 'tenant');
SELECT platform.fence('learning', 'lti_link', 'tenant');
