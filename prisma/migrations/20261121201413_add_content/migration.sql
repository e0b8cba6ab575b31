-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "content";

-- CreateEnum
CREATE TYPE "content"."message_kind" AS ENUM ('contact', 'problem', 'tour', 'testimonial');

-- CreateEnum
CREATE TYPE "content"."message_status" AS ENUM ('new', 'in_progress', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "content"."entry_kind" AS ENUM ('note', 'reply', 'change');

-- AlterTable
ALTER TABLE "messaging"."email" ADD COLUMN     "calendar" TEXT;

-- CreateTable
CREATE TABLE "content"."page_version" (
    "tenant_id" UUID NOT NULL,
    "slug" VARCHAR(64) NOT NULL,
    "locale" VARCHAR(8) NOT NULL,
    "version" INTEGER NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "summary" VARCHAR(300) NOT NULL,
    "body" TEXT NOT NULL,
    "editor_id" UUID NOT NULL,
    "editor_name" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_version_pkey" PRIMARY KEY ("tenant_id","slug","locale","version")
);

-- CreateTable
CREATE TABLE "content"."message" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "reference" VARCHAR(16) NOT NULL,
    "kind" "content"."message_kind" NOT NULL,
    "category" VARCHAR(32) NOT NULL DEFAULT '',
    "urgent" BOOLEAN NOT NULL DEFAULT false,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(255),
    "sender_id" UUID,
    "text" TEXT NOT NULL,
    "page" VARCHAR(500),
    "device" VARCHAR(255),
    "status" "content"."message_status" NOT NULL DEFAULT 'new',
    "assignee_id" UUID,
    "assignee_name" VARCHAR(255),
    "shown_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "content"."message_entry" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "kind" "content"."entry_kind" NOT NULL,
    "author_id" UUID NOT NULL,
    "author_name" VARCHAR(255) NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "content"."message_picture" (
    "tenant_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "message_picture_pkey" PRIMARY KEY ("tenant_id","message_id")
);

-- CreateTable
CREATE TABLE "content"."tour_time" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "start_minute" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "time_zone" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tour_time_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "content"."tour_booking" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "time_zone" VARCHAR(64) NOT NULL,
    "slot" TIMESTAMPTZ(3),
    "people" INTEGER NOT NULL,
    "cancelled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tour_booking_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "message_tenant_id_status_created_at_idx" ON "content"."message"("tenant_id", "status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "message_tenant_id_reference_key" ON "content"."message"("tenant_id", "reference");

-- CreateIndex
CREATE INDEX "message_entry_tenant_id_message_id_idx" ON "content"."message_entry"("tenant_id", "message_id");

-- CreateIndex
CREATE UNIQUE INDEX "tour_time_tenant_id_weekday_start_minute_key" ON "content"."tour_time"("tenant_id", "weekday", "start_minute");

-- CreateIndex
CREATE UNIQUE INDEX "tour_booking_tenant_id_slot_key" ON "content"."tour_booking"("tenant_id", "slot");

-- CreateIndex
CREATE UNIQUE INDEX "tour_booking_tenant_id_message_id_key" ON "content"."tour_booking"("tenant_id", "message_id");

-- AddForeignKey
ALTER TABLE "content"."message_entry" ADD CONSTRAINT "message_entry_tenant_id_message_id_fkey" FOREIGN KEY ("tenant_id", "message_id") REFERENCES "content"."message"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content"."message_picture" ADD CONSTRAINT "message_picture_tenant_id_message_id_fkey" FOREIGN KEY ("tenant_id", "message_id") REFERENCES "content"."message"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "content"."tour_booking" ADD CONSTRAINT "tour_booking_tenant_id_message_id_fkey" FOREIGN KEY ("tenant_id", "message_id") REFERENCES "content"."message"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A school reads the platform's pages until it writes its own.
SELECT platform.fence('content', 'page_version', 'shared');
SELECT platform.fence('content', 'message', 'tenant');
SELECT platform.fence('content', 'message_entry', 'tenant');
SELECT platform.fence('content', 'message_picture', 'tenant');
SELECT platform.fence('content', 'tour_time', 'tenant');
SELECT platform.fence('content', 'tour_booking', 'tenant');

-- A report stays, whoever it is about, and so does what was done about it: the application cannot delete them.
REVOKE DELETE ON content.message FROM bookgrove_app;
REVOKE UPDATE, DELETE ON content.message_entry, content.message_picture, content.page_version FROM bookgrove_app;
