-- AlterTable
ALTER TABLE "messaging"."email" ADD COLUMN     "held_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "messaging"."notification" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "template" VARCHAR(64) NOT NULL,
    "kind" VARCHAR(32) NOT NULL,
    "cause" VARCHAR(255) NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "about" UUID[] DEFAULT ARRAY[]::UUID[],
    "in_app" BOOLEAN NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "in_digest" BOOLEAN NOT NULL,
    "digested_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "messaging"."notification_settings" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "channels" JSONB NOT NULL,
    "quiet_from" SMALLINT,
    "quiet_until" SMALLINT,
    "time_zone" VARCHAR(64) NOT NULL,
    "digest_hour" SMALLINT NOT NULL,
    "digest_on" DATE,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateIndex
CREATE INDEX "notification_tenant_id_user_id_id_idx" ON "messaging"."notification"("tenant_id", "user_id", "id");

-- CreateIndex
CREATE INDEX "notification_created_at_idx" ON "messaging"."notification"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notification_tenant_id_user_id_template_cause_key" ON "messaging"."notification"("tenant_id", "user_id", "template", "cause");

-- Those that the bell counts, and those that wait for a digest.
CREATE INDEX notification_unread ON messaging.notification (tenant_id, user_id) WHERE in_app AND read_at IS NULL;
CREATE INDEX notification_for_digest ON messaging.notification (tenant_id, user_id, id) WHERE in_digest AND digested_at IS NULL;

SELECT platform.fence('messaging', 'notification', 'tenant');
SELECT platform.fence('messaging', 'notification_settings', 'tenant');
-- The scheduled jobs look for schools with something to send or to delete.
CREATE POLICY machinery ON messaging.notification FOR SELECT USING ((SELECT platform.is_system()));
