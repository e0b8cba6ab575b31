-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "learning";
GRANT USAGE ON SCHEMA learning TO bookgrove_app;

-- CreateTable
CREATE TABLE "learning"."course" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "intro" VARCHAR(255) NOT NULL DEFAULT '',
    "description" JSONB NOT NULL DEFAULT '{}',
    "language" VARCHAR(12) NOT NULL DEFAULT 'en',
    "audience" VARCHAR(8) NOT NULL DEFAULT 'student',
    "age_from" INTEGER,
    "age_to" INTEGER,
    "outcomes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sequence" VARCHAR(8) NOT NULL DEFAULT 'free',
    "enrolment_mode" VARCHAR(8) NOT NULL DEFAULT 'open',
    "code" VARCHAR(20) NOT NULL DEFAULT '',
    "art" VARCHAR(40) NOT NULL DEFAULT 'science',
    "chapters" JSONB NOT NULL DEFAULT '[]',
    "status" VARCHAR(9) NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published_version" INTEGER NOT NULL DEFAULT 0,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "created_by" UUID,
    "author_name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "course_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."course_version" (
    "tenant_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sequence" VARCHAR(8) NOT NULL,
    "chapters" JSONB NOT NULL,
    "published_by" UUID,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "course_version_pkey" PRIMARY KEY ("tenant_id","course_id","number")
);

-- CreateTable
CREATE TABLE "learning"."enrolment" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "course_tenant" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "source" VARCHAR(8) NOT NULL,
    "class_id" UUID,
    "status" VARCHAR(9) NOT NULL DEFAULT 'active',
    "last_lesson" UUID,
    "enrolled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "enrolment_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."lesson_progress" (
    "tenant_id" UUID NOT NULL,
    "enrolment_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "tasks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "position" INTEGER NOT NULL DEFAULT 0,
    "hand_in" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "done_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lesson_progress_pkey" PRIMARY KEY ("tenant_id","enrolment_id","lesson_id")
);

-- CreateTable
CREATE TABLE "learning"."quiz_answer" (
    "tenant_id" UUID NOT NULL,
    "enrolment_id" UUID NOT NULL,
    "lesson_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "skill" VARCHAR(12) NOT NULL,
    "answer" JSONB NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 1,
    "first_correct" BOOLEAN NOT NULL,
    "correct" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_answer_pkey" PRIMARY KEY ("tenant_id","enrolment_id","lesson_id","question_id")
);

-- CreateTable
CREATE TABLE "learning"."bank_question" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" VARCHAR(8) NOT NULL,
    "skill" VARCHAR(12) NOT NULL,
    "text" VARCHAR(500) NOT NULL,
    "question" JSONB NOT NULL,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_question_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "course_tenant_id_status_published_at_idx" ON "learning"."course"("tenant_id", "status", "published_at");

-- CreateIndex
CREATE UNIQUE INDEX "course_tenant_id_slug_key" ON "learning"."course"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "enrolment_tenant_id_user_id_enrolled_at_idx" ON "learning"."enrolment"("tenant_id", "user_id", "enrolled_at");

-- CreateIndex
CREATE UNIQUE INDEX "enrolment_tenant_id_course_id_user_id_key" ON "learning"."enrolment"("tenant_id", "course_id", "user_id");

-- CreateIndex
CREATE INDEX "bank_question_tenant_id_created_at_idx" ON "learning"."bank_question"("tenant_id", "created_at");

-- AddForeignKey
ALTER TABLE "learning"."course_version" ADD CONSTRAINT "course_version_tenant_id_course_id_fkey" FOREIGN KEY ("tenant_id", "course_id") REFERENCES "learning"."course"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."lesson_progress" ADD CONSTRAINT "lesson_progress_tenant_id_enrolment_id_fkey" FOREIGN KEY ("tenant_id", "enrolment_id") REFERENCES "learning"."enrolment"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."quiz_answer" ADD CONSTRAINT "quiz_answer_tenant_id_enrolment_id_fkey" FOREIGN KEY ("tenant_id", "enrolment_id") REFERENCES "learning"."enrolment"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

SELECT platform.fence('learning', 'course', 'shared');
SELECT platform.fence('learning', 'course_version', 'shared');
SELECT platform.fence('learning', 'enrolment', 'tenant');
SELECT platform.fence('learning', 'lesson_progress', 'tenant');
SELECT platform.fence('learning', 'quiz_answer', 'tenant');
SELECT platform.fence('learning', 'bank_question', 'tenant');
