-- CreateTable
CREATE TABLE "learning"."help_request" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "work_id" UUID,
    "title" VARCHAR(255) NOT NULL DEFAULT '',
    "path" VARCHAR(500) NOT NULL DEFAULT '',
    "words" VARCHAR(300) NOT NULL DEFAULT '',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" UUID,

    CONSTRAINT "help_request_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "help_request_tenant_id_student_id_idx" ON "learning"."help_request"("tenant_id", "student_id");

-- One open request of a student about a piece of work, and one about something else.
CREATE UNIQUE INDEX help_request_open ON learning.help_request (tenant_id, student_id, work_id) NULLS NOT DISTINCT WHERE answered_at IS NULL;
CREATE INDEX help_request_waiting ON learning.help_request (tenant_id, class_id, asked_at) WHERE answered_at IS NULL;

SELECT platform.fence('learning', 'help_request', 'tenant');
