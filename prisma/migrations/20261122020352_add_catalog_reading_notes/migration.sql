-- AlterTable
ALTER TABLE "catalog"."reading_progress" ADD COLUMN     "device_id" UUID,
ADD COLUMN     "device_kind" VARCHAR(8),
ADD COLUMN     "device_system" VARCHAR(24);

-- CreateTable
CREATE TABLE "catalog"."reading_place" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "device_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "device_kind" VARCHAR(8) NOT NULL,
    "device_system" VARCHAR(24) NOT NULL,
    "locator" JSONB NOT NULL,
    "percentage" DOUBLE PRECISION NOT NULL,
    "client_time" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_place_pkey" PRIMARY KEY ("tenant_id","user_id","book_id","device_id")
);

-- CreateTable
CREATE TABLE "catalog"."reading_settings" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "settings" JSONB NOT NULL,
    "client_time" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reading_settings_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateTable
CREATE TABLE "catalog"."reading_session" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "active_seconds" INTEGER NOT NULL,
    "page_from" INTEGER NOT NULL,
    "page_to" INTEGER NOT NULL,
    "mode" VARCHAR(8) NOT NULL,
    "device_kind" VARCHAR(8) NOT NULL,
    "device_system" VARCHAR(24) NOT NULL,

    CONSTRAINT "reading_session_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."annotation" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "motivation" VARCHAR(12) NOT NULL,
    "locator" JSONB NOT NULL,
    "page" INTEGER NOT NULL,
    "percentage" DOUBLE PRECISION NOT NULL,
    "quote" TEXT NOT NULL DEFAULT '',
    "prefix" VARCHAR(64) NOT NULL DEFAULT '',
    "suffix" VARCHAR(64) NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "colour" VARCHAR(8) NOT NULL DEFAULT 'sun',
    "class_id" UUID,
    "state" VARCHAR(8) NOT NULL DEFAULT 'own',
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "client_time" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "annotation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "reading_session_tenant_id_user_id_started_at_idx" ON "catalog"."reading_session"("tenant_id", "user_id", "started_at" DESC);

-- CreateIndex
CREATE INDEX "annotation_tenant_id_user_id_book_id_idx" ON "catalog"."annotation"("tenant_id", "user_id", "book_id");

-- CreateIndex
CREATE INDEX "annotation_tenant_id_class_id_state_idx" ON "catalog"."annotation"("tenant_id", "class_id", "state");

SELECT platform.fence('catalog', 'reading_place', 'tenant');
SELECT platform.fence('catalog', 'reading_settings', 'tenant');
SELECT platform.fence('catalog', 'reading_session', 'tenant');
SELECT platform.fence('catalog', 'annotation', 'tenant');
