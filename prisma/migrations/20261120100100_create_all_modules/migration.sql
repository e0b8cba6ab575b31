-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "catalog";
-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "identity";
-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "messaging";
-- CreateSchema
-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "tenancy";
-- CreateEnum
CREATE TYPE "catalog"."book_status" AS ENUM ('draft', 'in_review', 'published', 'archived');
-- CreateEnum
CREATE TYPE "catalog"."ingestion_status" AS ENUM ('waiting', 'processing', 'ready', 'refused');
-- CreateEnum
CREATE TYPE "identity"."role" AS ENUM ('student', 'teacher', 'parent', 'community', 'school_admin', 'platform_admin');
-- CreateEnum
CREATE TYPE "identity"."user_status" AS ENUM ('active', 'archived');
-- CreateEnum
CREATE TYPE "messaging"."email_status" AS ENUM ('queued', 'sent', 'failed');
-- CreateEnum
CREATE TYPE "tenancy"."tenant_status" AS ENUM ('active', 'suspended');
-- CreateTable
CREATE TABLE "catalog"."book" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "slug" VARCHAR(255) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "title_from_file" BOOLEAN NOT NULL DEFAULT true,
    "subtitle" VARCHAR(255),
    "authors" TEXT[],
    "illustrators" TEXT[],
    "summary" TEXT NOT NULL DEFAULT '',
    "categories" TEXT[],
    "language" VARCHAR(35) NOT NULL,
    "reading_level" SMALLINT,
    "age_min" SMALLINT,
    "age_max" SMALLINT,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "reading_minutes" INTEGER NOT NULL DEFAULT 0,
    "format" VARCHAR(8),
    "layout" VARCHAR(16) NOT NULL DEFAULT 'reflowable',
    "direction" VARCHAR(3) NOT NULL DEFAULT 'ltr',
    "has_audio" BOOLEAN NOT NULL DEFAULT false,
    "price_minor" INTEGER,
    "currency" CHAR(3),
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "student_made" BOOLEAN NOT NULL DEFAULT false,
    "status" "catalog"."book_status" NOT NULL DEFAULT 'draft',
    "publish_when_ready" BOOLEAN NOT NULL DEFAULT false,
    "file_id" UUID,
    "ingestion" "catalog"."ingestion_status" NOT NULL DEFAULT 'waiting',
    "cover_color" VARCHAR(7),
    "has_cover" BOOLEAN NOT NULL DEFAULT false,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "published_at" TIMESTAMPTZ(3),
    CONSTRAINT "book_pkey" PRIMARY KEY ("tenant_id","id")
);
-- CreateTable
CREATE TABLE "catalog"."book_file" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "original_name" VARCHAR(255) NOT NULL,
    "bytes" BIGINT NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "status" "catalog"."ingestion_status" NOT NULL DEFAULT 'waiting',
    "step" VARCHAR(32) NOT NULL DEFAULT 'waiting',
    "percentage" SMALLINT NOT NULL DEFAULT 0,
    "code" VARCHAR(64),
    "reason" TEXT,
    "place" TEXT,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "manifest" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "book_file_pkey" PRIMARY KEY ("tenant_id","id")
);
-- CreateTable
CREATE TABLE "catalog"."category" (
    "tenant_id" UUID NOT NULL,
    "slug" VARCHAR(64) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "category_pkey" PRIMARY KEY ("tenant_id","slug")
);
-- CreateTable
CREATE TABLE "catalog"."reading_progress" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "locator" JSONB NOT NULL,
    "percentage" DOUBLE PRECISION NOT NULL,
    "client_time" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "reading_progress_pkey" PRIMARY KEY ("tenant_id","user_id","book_id")
);
-- CreateTable
CREATE TABLE "identity"."user_account" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "username" VARCHAR(255) NOT NULL,
    "email" VARCHAR(255),
    "first_name" VARCHAR(255) NOT NULL,
    "last_name" VARCHAR(255) NOT NULL,
    "role" "identity"."role" NOT NULL,
    "is_staff" BOOLEAN NOT NULL DEFAULT false,
    "avatar" VARCHAR(255),
    "country" CHAR(2),
    "password_hash" TEXT,
    "status" "identity"."user_status" NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "user_account_pkey" PRIMARY KEY ("tenant_id","id")
);
-- CreateTable
CREATE TABLE "identity"."session" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_agent" VARCHAR(255) NOT NULL,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revoked_reason" VARCHAR(32),
    CONSTRAINT "session_pkey" PRIMARY KEY ("tenant_id","id")
);
-- CreateTable
CREATE TABLE "identity"."refresh_token" (
    "tenant_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("tenant_id","token_hash")
);
-- CreateTable
CREATE TABLE "identity"."school_class" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "code" VARCHAR(8) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "year" VARCHAR(32) NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "school_class_pkey" PRIMARY KEY ("tenant_id","id")
);
-- CreateTable
CREATE TABLE "identity"."class_member" (
    "tenant_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    CONSTRAINT "class_member_pkey" PRIMARY KEY ("tenant_id","class_id","user_id")
);
-- CreateTable
CREATE TABLE "identity"."community_access" (
    "tenant_id" UUID NOT NULL,
    "password_hash" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "community_access_pkey" PRIMARY KEY ("tenant_id")
);
-- CreateTable
CREATE TABLE "messaging"."email" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "cause" VARCHAR(255) NOT NULL,
    "template" VARCHAR(64) NOT NULL,
    "recipient" VARCHAR(255) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "text" TEXT NOT NULL,
    "status" "messaging"."email_status" NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "message_id" VARCHAR(255),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    CONSTRAINT "email_pkey" PRIMARY KEY ("tenant_id","id")
);
-- CreateTable
CREATE TABLE "platform"."outbox_event" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "correlation_id" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);
-- CreateTable
CREATE TABLE "platform"."inbox_receipt" (
    "consumer" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "inbox_receipt_pkey" PRIMARY KEY ("tenant_id","consumer","event_id")
);
-- CreateTable
CREATE TABLE "platform"."idempotency_key" (
    "tenant_id" UUID NOT NULL,
    "scope" TEXT NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("tenant_id","scope","key")
);
-- CreateTable
CREATE TABLE "platform"."rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,
    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);
-- CreateTable
CREATE TABLE "tenancy"."tenant" (
    "id" UUID NOT NULL,
    "school_name" VARCHAR(255) NOT NULL,
    "school_email" VARCHAR(255) NOT NULL,
    "subdomain" VARCHAR(63),
    "domain_url" VARCHAR(255),
    "switchboard" BOOLEAN NOT NULL DEFAULT false,
    "logo" TEXT,
    "announcement" VARCHAR(255),
    "status" "tenancy"."tenant_status" NOT NULL DEFAULT 'active',
    "primary_color" VARCHAR(32) NOT NULL,
    "primary_color_light" VARCHAR(32) NOT NULL,
    "primary_color_dark" VARCHAR(32) NOT NULL,
    "bg_primary_color" VARCHAR(32) NOT NULL,
    "bg_secondary_color" VARCHAR(32) NOT NULL,
    "announcement_color" VARCHAR(32) NOT NULL,
    "button_color" VARCHAR(32) NOT NULL,
    "book_button_color" VARCHAR(32) NOT NULL,
    "text_primary_color" VARCHAR(32) NOT NULL,
    "text_secondary_color" VARCHAR(32) NOT NULL,
    "text_muted_color" VARCHAR(32) NOT NULL,
    "border_primary_color" VARCHAR(32) NOT NULL,
    "border_muted_color" VARCHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "tenant_pkey" PRIMARY KEY ("id")
);
-- CreateIndex
CREATE INDEX "book_tenant_id_status_published_at_id_idx" ON "catalog"."book"("tenant_id", "status", "published_at" DESC, "id");
-- CreateIndex
CREATE UNIQUE INDEX "book_tenant_id_slug_key" ON "catalog"."book"("tenant_id", "slug");
-- CreateIndex
CREATE INDEX "book_file_tenant_id_book_id_idx" ON "catalog"."book_file"("tenant_id", "book_id");
-- CreateIndex
CREATE INDEX "session_tenant_id_user_id_idx" ON "identity"."session"("tenant_id", "user_id");
-- CreateIndex
CREATE INDEX "refresh_token_tenant_id_session_id_idx" ON "identity"."refresh_token"("tenant_id", "session_id");
-- CreateIndex
CREATE UNIQUE INDEX "school_class_tenant_id_code_key" ON "identity"."school_class"("tenant_id", "code");
-- CreateIndex
CREATE INDEX "class_member_tenant_id_user_id_idx" ON "identity"."class_member"("tenant_id", "user_id");
-- CreateIndex
CREATE UNIQUE INDEX "email_tenant_id_template_cause_key" ON "messaging"."email"("tenant_id", "template", "cause");
-- CreateIndex
CREATE UNIQUE INDEX "tenant_subdomain_key" ON "tenancy"."tenant"("subdomain");
-- CreateIndex
CREATE UNIQUE INDEX "tenant_domain_url_key" ON "tenancy"."tenant"("domain_url");
-- AddForeignKey
ALTER TABLE "catalog"."book_file" ADD CONSTRAINT "book_file_tenant_id_book_id_fkey" FOREIGN KEY ("tenant_id", "book_id") REFERENCES "catalog"."book"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "identity"."session" ADD CONSTRAINT "session_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "identity"."refresh_token" ADD CONSTRAINT "refresh_token_tenant_id_session_id_fkey" FOREIGN KEY ("tenant_id", "session_id") REFERENCES "identity"."session"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "identity"."class_member" ADD CONSTRAINT "class_member_tenant_id_class_id_fkey" FOREIGN KEY ("tenant_id", "class_id") REFERENCES "identity"."school_class"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
-- AddForeignKey
ALTER TABLE "identity"."class_member" ADD CONSTRAINT "class_member_tenant_id_user_id_fkey" FOREIGN KEY ("tenant_id", "user_id") REFERENCES "identity"."user_account"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say
ALTER TABLE "catalog"."reading_progress" ADD CONSTRAINT "reading_progress_book_fkey"
  FOREIGN KEY ("book_tenant_id", "book_id") REFERENCES "catalog"."book"("tenant_id", "id") ON DELETE CASCADE;
ALTER TABLE "catalog"."reading_progress" ADD CONSTRAINT "reading_progress_book_is_own_or_shared"
  CHECK ("book_tenant_id" IN ("tenant_id", '00000000-0000-7000-8000-000000000000'));
ALTER TABLE "catalog"."reading_progress" ADD CONSTRAINT "reading_progress_percentage_range" CHECK ("percentage" BETWEEN 0 AND 100);
ALTER TABLE "catalog"."book" ADD CONSTRAINT "book_price_is_whole" CHECK (("price_minor" IS NULL) = ("currency" IS NULL) AND "price_minor" > 0);
CREATE UNIQUE INDEX "user_account_username_blind_key" ON "identity"."user_account" ("tenant_id", lower("username"));
CREATE UNIQUE INDEX "user_account_email_blind_key" ON "identity"."user_account" ("tenant_id", lower("email"));
CREATE INDEX "book_shelf_idx" ON "catalog"."book" ("tenant_id", "published_at" DESC, "id" DESC) WHERE "status" = 'published';
CREATE INDEX "outbox_event_unpublished_idx" ON "platform"."outbox_event" ("occurred_at") WHERE "published_at" IS NULL;

SELECT platform.fence('platform', 'outbox_event', 'system');
SELECT platform.fence('platform', 'inbox_receipt', 'system');
SELECT platform.fence('platform', 'idempotency_key', 'tenant');
SELECT platform.fence('platform', 'rate_limit', 'system');
SELECT platform.fence('tenancy', 'tenant', 'registry');
SELECT platform.fence('identity', 'user_account', 'tenant');
SELECT platform.fence('identity', 'session', 'tenant');
SELECT platform.fence('identity', 'refresh_token', 'tenant');
SELECT platform.fence('identity', 'school_class', 'tenant');
SELECT platform.fence('identity', 'class_member', 'tenant');
SELECT platform.fence('identity', 'community_access', 'tenant');
SELECT platform.fence('catalog', 'book', 'shared');
SELECT platform.fence('catalog', 'book_file', 'shared');
SELECT platform.fence('catalog', 'category', 'shared');
SELECT platform.fence('catalog', 'reading_progress', 'tenant');
SELECT platform.fence('messaging', 'email', 'tenant');

-- Keys outlive their day in every school: the machinery sweeps them.
CREATE POLICY sweep_seen ON platform.idempotency_key FOR SELECT USING (platform.is_system());
CREATE POLICY sweep ON platform.idempotency_key FOR DELETE USING (platform.is_system());
