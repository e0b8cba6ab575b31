-- CreateTable
CREATE TABLE "learning"."lti_deep_link" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "deployment_id" VARCHAR(255) NOT NULL,
    "user_id" UUID NOT NULL,
    "return_url" VARCHAR(1000) NOT NULL,
    "data" TEXT NOT NULL DEFAULT '',
    "many" BOOLEAN NOT NULL,
    "answer_digest" BYTEA,
    "answer" TEXT NOT NULL DEFAULT '',
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lti_deep_link_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."lti_context" (
    "tenant_id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "context" VARCHAR(255) NOT NULL,
    "title" VARCHAR(255) NOT NULL DEFAULT '',
    "memberships_url" VARCHAR(1000) NOT NULL,
    "launched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lti_context_pkey" PRIMARY KEY ("tenant_id","registration_id","context")
);

-- CreateTable
CREATE TABLE "learning"."statement_store" (
    "tenant_id" UUID NOT NULL,
    "endpoint" VARCHAR(255) NOT NULL,
    "username" VARCHAR(255) NOT NULL,
    "secret" BYTEA NOT NULL,
    "salt" BYTEA NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "delivered" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "last_error" VARCHAR(255) NOT NULL DEFAULT '',
    "delivered_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statement_store_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE INDEX "lti_deep_link_tenant_id_registration_id_idx" ON "learning"."lti_deep_link"("tenant_id", "registration_id");

-- CreateIndex
CREATE INDEX "lti_deep_link_tenant_id_expires_at_idx" ON "learning"."lti_deep_link"("tenant_id", "expires_at");

-- AddForeignKey
ALTER TABLE "learning"."lti_deep_link" ADD CONSTRAINT "lti_deep_link_tenant_id_registration_id_fkey" FOREIGN KEY ("tenant_id", "registration_id") REFERENCES "learning"."lti_registration"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."lti_context" ADD CONSTRAINT "lti_context_tenant_id_registration_id_fkey" FOREIGN KEY ("tenant_id", "registration_id") REFERENCES "learning"."lti_registration"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('learning', 'lti_deep_link', 'tenant');
SELECT platform.fence('learning', 'lti_context', 'tenant');
SELECT platform.fence('learning', 'statement_store', 'tenant');
