-- CreateTable
CREATE TABLE "learning"."book_quiz" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(255) NOT NULL,
    "book_id" UUID NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "language" VARCHAR(12) NOT NULL DEFAULT 'en',
    "content" JSONB NOT NULL,
    "status" VARCHAR(9) NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published_version" INTEGER NOT NULL DEFAULT 0,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "book_quiz_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."book_quiz_version" (
    "tenant_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "published_by" UUID,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_quiz_version_pkey" PRIMARY KEY ("tenant_id","quiz_id","number")
);

-- CreateTable
CREATE TABLE "learning"."quiz_attempt" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "quiz_tenant" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "form" VARCHAR(6) NOT NULL DEFAULT 'corner',
    "user_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "questions" INTEGER NOT NULL DEFAULT 0,
    "right_first" INTEGER NOT NULL DEFAULT 0,
    "right_later" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "quiz_attempt_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."given_answer" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "question_id" UUID NOT NULL,
    "try" INTEGER NOT NULL,
    "answer" JSONB NOT NULL,
    "correct" BOOLEAN,
    "sound" BYTEA,
    "picture" BYTEA,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "given_answer_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."answer_mark" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "answer_id" UUID NOT NULL,
    "correct" BOOLEAN,
    "comment" VARCHAR(500) NOT NULL DEFAULT '',
    "marked_by" UUID,
    "marked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answer_mark_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."skill_result" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "skill" VARCHAR(12) NOT NULL,
    "attempt_id" UUID NOT NULL,
    "questions" INTEGER NOT NULL,
    "right_first" INTEGER NOT NULL,
    "right_later" INTEGER NOT NULL,

    CONSTRAINT "skill_result_pkey" PRIMARY KEY ("tenant_id","user_id","quiz_id","skill")
);

-- CreateIndex
CREATE INDEX "book_quiz_tenant_id_slug_idx" ON "learning"."book_quiz"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "book_quiz_tenant_id_status_published_at_idx" ON "learning"."book_quiz"("tenant_id", "status", "published_at");

-- CreateIndex
CREATE UNIQUE INDEX "book_quiz_tenant_id_book_id_key" ON "learning"."book_quiz"("tenant_id", "book_id");

-- CreateIndex
CREATE INDEX "quiz_attempt_tenant_id_user_id_quiz_id_form_started_at_idx" ON "learning"."quiz_attempt"("tenant_id", "user_id", "quiz_id", "form", "started_at");

-- CreateIndex
CREATE INDEX "quiz_attempt_tenant_id_quiz_id_form_finished_at_idx" ON "learning"."quiz_attempt"("tenant_id", "quiz_id", "form", "finished_at");

-- CreateIndex
CREATE UNIQUE INDEX "given_answer_tenant_id_attempt_id_question_id_try_key" ON "learning"."given_answer"("tenant_id", "attempt_id", "question_id", "try");

-- CreateIndex
CREATE INDEX "answer_mark_tenant_id_answer_id_marked_at_idx" ON "learning"."answer_mark"("tenant_id", "answer_id", "marked_at");

-- CreateIndex
CREATE INDEX "skill_result_tenant_id_attempt_id_idx" ON "learning"."skill_result"("tenant_id", "attempt_id");

-- AddForeignKey
ALTER TABLE "learning"."book_quiz_version" ADD CONSTRAINT "book_quiz_version_tenant_id_quiz_id_fkey" FOREIGN KEY ("tenant_id", "quiz_id") REFERENCES "learning"."book_quiz"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."given_answer" ADD CONSTRAINT "given_answer_tenant_id_attempt_id_fkey" FOREIGN KEY ("tenant_id", "attempt_id") REFERENCES "learning"."quiz_attempt"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."answer_mark" ADD CONSTRAINT "answer_mark_tenant_id_answer_id_fkey" FOREIGN KEY ("tenant_id", "answer_id") REFERENCES "learning"."given_answer"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('learning', 'book_quiz', 'shared');
SELECT platform.fence('learning', 'book_quiz_version', 'shared');
SELECT platform.fence('learning', 'quiz_attempt', 'tenant');
SELECT platform.fence('learning', 'given_answer', 'tenant');
SELECT platform.fence('learning', 'answer_mark', 'tenant');
SELECT platform.fence('learning', 'skill_result', 'tenant');

-- Answers, marks and published versions are added and never changed. Erasing a person deletes attempts, and their answers go along.
REVOKE UPDATE, DELETE ON learning.book_quiz_version, learning.given_answer FROM bookgrove_app;
REVOKE DELETE ON learning.answer_mark FROM bookgrove_app;
