-- AlterTable
ALTER TABLE "learning"."lesson_progress" ADD COLUMN     "story_id" UUID;

-- CreateTable
CREATE TABLE "learning"."lesson_post" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "room_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "text" VARCHAR(2000) NOT NULL,
    "state" VARCHAR(7) NOT NULL,
    "decided_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lesson_post_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."survey_answer" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,

    CONSTRAINT "survey_answer_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."course_invitation" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "course_tenant" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "invited_by" UUID,
    "state" VARCHAR(8) NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "course_invitation_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "lesson_post_tenant_id_lesson_id_room_id_created_at_idx" ON "learning"."lesson_post"("tenant_id", "lesson_id", "room_id", "created_at");

-- CreateIndex
CREATE INDEX "lesson_post_tenant_id_user_id_idx" ON "learning"."lesson_post"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "survey_answer_tenant_id_lesson_id_idx" ON "learning"."survey_answer"("tenant_id", "lesson_id");

-- CreateIndex
CREATE INDEX "course_invitation_tenant_id_user_id_state_idx" ON "learning"."course_invitation"("tenant_id", "user_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "course_invitation_tenant_id_course_id_user_id_key" ON "learning"."course_invitation"("tenant_id", "course_id", "user_id");

-- CreateIndex
CREATE INDEX "lesson_progress_tenant_id_story_id_idx" ON "learning"."lesson_progress"("tenant_id", "story_id");

SELECT platform.fence('learning', 'lesson_post', 'tenant');
SELECT platform.fence('learning', 'survey_answer', 'tenant');
SELECT platform.fence('learning', 'course_invitation', 'tenant');
