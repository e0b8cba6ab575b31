-- CreateTable
CREATE TABLE "learning"."live_lesson" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "summary" VARCHAR(500) NOT NULL DEFAULT '',
    "audience" VARCHAR(8) NOT NULL,
    "class_id" UUID,
    "leader_id" UUID NOT NULL,
    "second_id" UUID,
    "guest_name" TEXT NOT NULL DEFAULT '',
    "language" VARCHAR(12) NOT NULL DEFAULT 'en',
    "time_zone" VARCHAR(64) NOT NULL,
    "starts_on" DATE NOT NULL,
    "starts_minute" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "repeats" VARCHAR(11) NOT NULL DEFAULT 'once',
    "until" DATE,
    "min_adults" INTEGER NOT NULL DEFAULT 1,
    "seats" INTEGER NOT NULL DEFAULT 0,
    "room" VARCHAR(13) NOT NULL DEFAULT 'built_in',
    "room_url" VARCHAR(500) NOT NULL DEFAULT '',
    "recorded" BOOLEAN NOT NULL DEFAULT false,
    "cameras" BOOLEAN NOT NULL DEFAULT false,
    "slides" JSONB NOT NULL DEFAULT '[]',
    "status" VARCHAR(9) NOT NULL DEFAULT 'draft',
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_lesson_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."live_occurrence" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "planned_at" TIMESTAMPTZ(3) NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "state" VARCHAR(9) NOT NULL DEFAULT 'planned',
    "reason" VARCHAR(255) NOT NULL DEFAULT '',
    "opened_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "shut" BOOLEAN NOT NULL DEFAULT false,
    "slide" INTEGER NOT NULL DEFAULT 0,
    "caption" VARCHAR(500) NOT NULL DEFAULT '',
    "speaker_id" UUID,
    "day_reminded_at" TIMESTAMPTZ(3),
    "hour_reminded_at" TIMESTAMPTZ(3),
    "recording_url" VARCHAR(500) NOT NULL DEFAULT '',
    "transcript" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "live_occurrence_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."live_visit" (
    "tenant_id" UUID NOT NULL,
    "occurrence_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "adult" BOOLEAN NOT NULL,
    "place" VARCHAR(4) NOT NULL DEFAULT 'door',
    "hand_at" TIMESTAMPTZ(3),
    "answer" VARCHAR(8) NOT NULL DEFAULT '',
    "came_at" TIMESTAMPTZ(3) NOT NULL,
    "entered_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "live_visit_pkey" PRIMARY KEY ("tenant_id","occurrence_id","user_id")
);

-- CreateTable
CREATE TABLE "learning"."live_chat" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "occurrence_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "to_all" BOOLEAN NOT NULL,
    "text" VARCHAR(500) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "live_chat_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."live_registration" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "user_id" UUID,
    "guest_name" TEXT NOT NULL DEFAULT '',
    "guest_email" VARCHAR(255),
    "language" VARCHAR(12),
    "state" VARCHAR(11) NOT NULL,
    "token_hash" BYTEA,
    "secret_seed" VARCHAR(64) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "live_registration_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."live_calendar_feed" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "live_calendar_feed_pkey" PRIMARY KEY ("tenant_id","user_id")
);

-- CreateTable
CREATE TABLE "learning"."live_room_service" (
    "tenant_id" UUID NOT NULL,
    "service" VARCHAR(13) NOT NULL,
    "base_url" VARCHAR(255) NOT NULL,
    "key_id" VARCHAR(255) NOT NULL DEFAULT '',
    "secret" BYTEA NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_room_service_pkey" PRIMARY KEY ("tenant_id","service")
);

-- CreateIndex
CREATE INDEX "live_lesson_tenant_id_updated_at_idx" ON "learning"."live_lesson"("tenant_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "live_lesson_tenant_id_slug_key" ON "learning"."live_lesson"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "live_occurrence_tenant_id_starts_at_idx" ON "learning"."live_occurrence"("tenant_id", "starts_at");

-- CreateIndex
CREATE INDEX "live_occurrence_state_starts_at_idx" ON "learning"."live_occurrence"("state", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "live_occurrence_tenant_id_lesson_id_planned_at_key" ON "learning"."live_occurrence"("tenant_id", "lesson_id", "planned_at");

-- CreateIndex
CREATE INDEX "live_visit_tenant_id_user_id_idx" ON "learning"."live_visit"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "live_chat_tenant_id_occurrence_id_sent_at_idx" ON "learning"."live_chat"("tenant_id", "occurrence_id", "sent_at");

-- CreateIndex
CREATE INDEX "live_chat_tenant_id_user_id_idx" ON "learning"."live_chat"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "live_registration_tenant_id_user_id_idx" ON "learning"."live_registration"("tenant_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "live_registration_tenant_id_lesson_id_user_id_key" ON "learning"."live_registration"("tenant_id", "lesson_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "live_registration_tenant_id_lesson_id_guest_email_key" ON "learning"."live_registration"("tenant_id", "lesson_id", "guest_email");

-- CreateIndex
CREATE UNIQUE INDEX "live_registration_tenant_id_token_hash_key" ON "learning"."live_registration"("tenant_id", "token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "live_calendar_feed_tenant_id_token_hash_key" ON "learning"."live_calendar_feed"("tenant_id", "token_hash");

-- AddForeignKey
ALTER TABLE "learning"."live_occurrence" ADD CONSTRAINT "live_occurrence_tenant_id_lesson_id_fkey" FOREIGN KEY ("tenant_id", "lesson_id") REFERENCES "learning"."live_lesson"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."live_visit" ADD CONSTRAINT "live_visit_tenant_id_occurrence_id_fkey" FOREIGN KEY ("tenant_id", "occurrence_id") REFERENCES "learning"."live_occurrence"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."live_chat" ADD CONSTRAINT "live_chat_tenant_id_occurrence_id_fkey" FOREIGN KEY ("tenant_id", "occurrence_id") REFERENCES "learning"."live_occurrence"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."live_registration" ADD CONSTRAINT "live_registration_tenant_id_lesson_id_fkey" FOREIGN KEY ("tenant_id", "lesson_id") REFERENCES "learning"."live_lesson"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('learning', 'live_lesson', 'tenant');
SELECT platform.fence('learning', 'live_occurrence', 'tenant');
SELECT platform.fence('learning', 'live_visit', 'tenant');
SELECT platform.fence('learning', 'live_chat', 'tenant');
SELECT platform.fence('learning', 'live_registration', 'tenant');
SELECT platform.fence('learning', 'live_calendar_feed', 'tenant');
SELECT platform.fence('learning', 'live_room_service', 'tenant');

-- The scheduled jobs find what is due in all schools.
CREATE POLICY machinery ON learning.live_occurrence FOR SELECT USING ((SELECT platform.is_system()));
CREATE POLICY machinery ON learning.live_registration FOR SELECT USING ((SELECT platform.is_system()));
