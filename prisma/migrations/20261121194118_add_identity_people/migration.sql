-- CreateEnum
CREATE TYPE "identity"."code_window" AS ENUM ('always', 'school_hours', 'closed');

-- CreateEnum
CREATE TYPE "identity"."sign_in_mode" AS ENUM ('password', 'picture', 'badge');

-- CreateEnum
CREATE TYPE "identity"."class_role" AS ENUM ('student', 'lead', 'co');

-- CreateEnum
CREATE TYPE "identity"."guardian_link_state" AS ENUM ('invited', 'pending_school', 'active', 'revoked');

-- CreateEnum
CREATE TYPE "identity"."roster_import_status" AS ENUM ('checking', 'checked', 'running', 'done', 'undone', 'failed');

-- AlterTable
ALTER TABLE "identity"."user_account" ADD COLUMN     "agreed_to_terms_at" TIMESTAMPTZ(3),
ADD COLUMN     "archived_at" TIMESTAMPTZ(3),
ADD COLUMN     "archived_by" UUID,
ADD COLUMN     "archived_reason" VARCHAR(255),
ADD COLUMN     "backup_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "backup_hash" TEXT,
ADD COLUMN     "email_verified_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_class_account" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3),
ADD COLUMN     "picture_hash" TEXT,
ADD COLUMN     "wants_canva" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "identity"."session" ADD COLUMN     "address" VARCHAR(64),
ADD COLUMN     "impersonation_reason" VARCHAR(255),
ADD COLUMN     "impersonator_id" UUID,
ADD COLUMN     "impersonator_name" VARCHAR(255),
ADD COLUMN     "second_factor_at" TIMESTAMPTZ(3),
ADD COLUMN     "way" VARCHAR(16) NOT NULL DEFAULT 'password';

-- AlterTable
ALTER TABLE "identity"."school_class" ADD COLUMN     "code_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "code_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "code_window" "identity"."code_window" NOT NULL DEFAULT 'always',
ADD COLUMN     "grade" VARCHAR(32) NOT NULL DEFAULT '',
ADD COLUMN     "sign_in_mode" "identity"."sign_in_mode" NOT NULL DEFAULT 'password',
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "identity"."class_member" ADD COLUMN     "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "role" "identity"."class_role" NOT NULL DEFAULT 'student';

-- CreateTable
CREATE TABLE "identity"."single_use_token" (
    "tenant_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "purpose" VARCHAR(32) NOT NULL,
    "user_id" UUID NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "single_use_token_pkey" PRIMARY KEY ("tenant_id","token_hash")
);

-- CreateTable
CREATE TABLE "identity"."invitation" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "first_name" VARCHAR(255) NOT NULL DEFAULT '',
    "last_name" VARCHAR(255) NOT NULL DEFAULT '',
    "role" "identity"."role" NOT NULL,
    "class_id" UUID,
    "invited_by" UUID NOT NULL,
    "message" VARCHAR(1000) NOT NULL DEFAULT '',
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by" UUID,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."class_group" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "name" VARCHAR(255) NOT NULL,

    CONSTRAINT "class_group_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."class_group_member" (
    "tenant_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "class_group_member_pkey" PRIMARY KEY ("tenant_id","group_id","user_id")
);

-- CreateTable
CREATE TABLE "identity"."badge" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "voided_at" TIMESTAMPTZ(3),

    CONSTRAINT "badge_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."sign_in_policy" (
    "tenant_id" UUID NOT NULL,
    "show_surnames" BOOLEAN NOT NULL DEFAULT false,
    "allow_badge_only" BOOLEAN NOT NULL DEFAULT false,
    "hours_from" SMALLINT NOT NULL DEFAULT 420,
    "hours_to" SMALLINT NOT NULL DEFAULT 1080,
    "hours_days" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5]::INTEGER[],
    "time_zone" VARCHAR(64) NOT NULL DEFAULT 'Europe/London',
    "approve_guardians" BOOLEAN NOT NULL DEFAULT false,
    "require_second_factor" BOOLEAN,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_policy_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "identity"."totp_factor" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "sealed_secret" BYTEA NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "totp_factor_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateTable
CREATE TABLE "identity"."recovery_code" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("tenant_id","user_id","code_hash")
);

-- CreateTable
CREATE TABLE "identity"."passkey" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "name" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."pending_proof" (
    "tenant_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "kind" VARCHAR(32) NOT NULL,
    "user_id" UUID,
    "state" JSONB NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_proof_pkey" PRIMARY KEY ("tenant_id","token_hash")
);

-- CreateTable
CREATE TABLE "identity"."sso_provider" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "issuer" VARCHAR(255) NOT NULL,
    "client_id" VARCHAR(255) NOT NULL,
    "sealed_client_secret" BYTEA NOT NULL,
    "domains" TEXT[],
    "default_role" "identity"."role" NOT NULL DEFAULT 'student',
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "tested_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sso_provider_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."sso_link" (
    "tenant_id" UUID NOT NULL,
    "provider_id" UUID NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "sso_link_pkey" PRIMARY KEY ("tenant_id","provider_id","subject")
);

-- CreateTable
CREATE TABLE "identity"."guardian_link" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "guardian_id" UUID,
    "relationship" VARCHAR(32) NOT NULL DEFAULT 'parent',
    "state" "identity"."guardian_link_state" NOT NULL DEFAULT 'invited',
    "permissions" TEXT[],
    "invited_by" UUID NOT NULL,
    "code_hash" BYTEA,
    "code_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" VARCHAR(255),

    CONSTRAINT "guardian_link_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."consent" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "purpose" VARCHAR(32) NOT NULL,
    "text_version" VARCHAR(32) NOT NULL,
    "given_by" UUID NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_by" UUID,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consent_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."roster_import" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "created_by" UUID NOT NULL,
    "form" VARCHAR(16) NOT NULL,
    "original_name" VARCHAR(255) NOT NULL DEFAULT '',
    "class_id" UUID,
    "columns" JSONB NOT NULL DEFAULT '{}',
    "status" "identity"."roster_import_status" NOT NULL DEFAULT 'checking',
    "lines_total" INTEGER NOT NULL DEFAULT 0,
    "lines_done" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "undo_until" TIMESTAMPTZ(3),

    CONSTRAINT "roster_import_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."roster_line" (
    "tenant_id" UUID NOT NULL,
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "values" JSONB NOT NULL,
    "verdict" VARCHAR(16) NOT NULL,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "user_id" UUID,
    "before" JSONB,

    CONSTRAINT "roster_line_pkey" PRIMARY KEY ("tenant_id","import_id","line")
);

-- CreateTable
CREATE TABLE "identity"."audit_entry" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID NOT NULL,
    "actor_name" VARCHAR(255) NOT NULL,
    "action" VARCHAR(64) NOT NULL,
    "subject_id" UUID,
    "subject_name" VARCHAR(255) NOT NULL DEFAULT '',
    "reason" VARCHAR(255),
    "detail" JSONB NOT NULL DEFAULT '{}',
    "correlation_id" VARCHAR(64) NOT NULL DEFAULT '',

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "single_use_token_tenant_id_user_id_idx" ON "identity"."single_use_token"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "invitation_tenant_id_email_idx" ON "identity"."invitation"("tenant_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_tenant_id_token_hash_key" ON "identity"."invitation"("tenant_id", "token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "class_group_tenant_id_class_id_name_key" ON "identity"."class_group"("tenant_id", "class_id", "name");

-- CreateIndex
CREATE INDEX "class_group_member_tenant_id_user_id_idx" ON "identity"."class_group_member"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "badge_tenant_id_user_id_idx" ON "identity"."badge"("tenant_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "badge_tenant_id_secret_hash_key" ON "identity"."badge"("tenant_id", "secret_hash");

-- CreateIndex
CREATE INDEX "passkey_tenant_id_user_id_idx" ON "identity"."passkey"("tenant_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "passkey_tenant_id_credential_id_key" ON "identity"."passkey"("tenant_id", "credential_id");

-- CreateIndex
CREATE INDEX "sso_link_tenant_id_user_id_idx" ON "identity"."sso_link"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "guardian_link_tenant_id_student_id_idx" ON "identity"."guardian_link"("tenant_id", "student_id");

-- CreateIndex
CREATE INDEX "guardian_link_tenant_id_guardian_id_idx" ON "identity"."guardian_link"("tenant_id", "guardian_id");

-- CreateIndex
CREATE UNIQUE INDEX "guardian_link_tenant_id_code_hash_key" ON "identity"."guardian_link"("tenant_id", "code_hash");

-- CreateIndex
CREATE INDEX "consent_tenant_id_student_id_purpose_idx" ON "identity"."consent"("tenant_id", "student_id", "purpose");

-- CreateIndex
CREATE INDEX "roster_import_tenant_id_created_by_idx" ON "identity"."roster_import"("tenant_id", "created_by");

-- CreateIndex
CREATE INDEX "audit_entry_tenant_id_subject_id_at_idx" ON "identity"."audit_entry"("tenant_id", "subject_id", "at");

-- CreateIndex
CREATE INDEX "audit_entry_tenant_id_at_idx" ON "identity"."audit_entry"("tenant_id", "at");

-- AddForeignKey
ALTER TABLE "identity"."single_use_token" ADD CONSTRAINT "single_use_token_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."class_group" ADD CONSTRAINT "class_group_tenant_id_class_id_fkey" FOREIGN KEY ("tenant_id", "class_id") REFERENCES "identity"."school_class"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."class_group_member" ADD CONSTRAINT "class_group_member_tenant_id_group_id_fkey" FOREIGN KEY ("tenant_id", "group_id") REFERENCES "identity"."class_group"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."class_group_member" ADD CONSTRAINT "class_group_member_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."badge" ADD CONSTRAINT "badge_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."totp_factor" ADD CONSTRAINT "totp_factor_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."recovery_code" ADD CONSTRAINT "recovery_code_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."passkey" ADD CONSTRAINT "passkey_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."sso_link" ADD CONSTRAINT "sso_link_tenant_id_provider_id_fkey" FOREIGN KEY ("tenant_id", "provider_id") REFERENCES "identity"."sso_provider"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."sso_link" ADD CONSTRAINT "sso_link_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."guardian_link" ADD CONSTRAINT "guardian_link_tenant_id_student_id_fkey" FOREIGN KEY ("tenant_id", "student_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."guardian_link" ADD CONSTRAINT "guardian_link_tenant_id_guardian_id_fkey" FOREIGN KEY ("tenant_id", "guardian_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."consent" ADD CONSTRAINT "consent_tenant_id_student_id_fkey" FOREIGN KEY ("tenant_id", "student_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."roster_line" ADD CONSTRAINT "roster_line_tenant_id_import_id_fkey" FOREIGN KEY ("tenant_id", "import_id") REFERENCES "identity"."roster_import"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('identity', 'single_use_token', 'tenant');
SELECT platform.fence('identity', 'invitation', 'tenant');
SELECT platform.fence('identity', 'class_group', 'tenant');
SELECT platform.fence('identity', 'class_group_member', 'tenant');
SELECT platform.fence('identity', 'badge', 'tenant');
SELECT platform.fence('identity', 'sign_in_policy', 'tenant');
SELECT platform.fence('identity', 'totp_factor', 'tenant');
SELECT platform.fence('identity', 'recovery_code', 'tenant');
SELECT platform.fence('identity', 'passkey', 'tenant');
SELECT platform.fence('identity', 'pending_proof', 'tenant');
SELECT platform.fence('identity', 'sso_provider', 'tenant');
SELECT platform.fence('identity', 'sso_link', 'tenant');
SELECT platform.fence('identity', 'guardian_link', 'tenant');
SELECT platform.fence('identity', 'consent', 'tenant');
SELECT platform.fence('identity', 'roster_import', 'tenant');
SELECT platform.fence('identity', 'roster_line', 'tenant');
SELECT platform.fence('identity', 'audit_entry', 'tenant');

-- What staff did is written once: the application can neither change nor delete it.
REVOKE UPDATE, DELETE ON identity.audit_entry FROM bookgrove_app;

-- The platform's team sees people of every school, and changes them only inside that school's own fence. True in a
-- transaction of the platform itself that asked for it, never at a school's address.
CREATE FUNCTION platform.oversees() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_setting('app.oversight', true), '') = 'on'
    AND platform.current_tenant() = platform.platform_tenant();
CREATE POLICY oversight ON identity.user_account FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON identity.school_class FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON identity.class_member FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON identity.audit_entry FOR SELECT USING (platform.oversees());
