-- CreateTable
CREATE TABLE "learning"."assignment" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "ref" VARCHAR(255) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "audience" VARCHAR(8) NOT NULL,
    "class_id" UUID NOT NULL,
    "group_id" UUID,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "late_ok" BOOLEAN NOT NULL DEFAULT true,
    "rubric" JSONB NOT NULL DEFAULT '[]',
    "status" VARCHAR(8) NOT NULL DEFAULT 'open',
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assignment_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."assignment_child" (
    "tenant_id" UUID NOT NULL,
    "assignment_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "named" BOOLEAN NOT NULL DEFAULT false,
    "extra_days" INTEGER NOT NULL DEFAULT 0,
    "excused" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "assignment_child_pkey" PRIMARY KEY ("tenant_id","assignment_id","student_id")
);

-- CreateTable
CREATE TABLE "learning"."work_mark" (
    "tenant_id" UUID NOT NULL,
    "assignment_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "levels" JSONB NOT NULL DEFAULT '[]',
    "note" VARCHAR(2000) NOT NULL DEFAULT '',
    "state" VARCHAR(10) NOT NULL,
    "work" JSONB NOT NULL DEFAULT '[]',
    "marked_by" UUID,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,
    "given_back_at" TIMESTAMPTZ(3),

    CONSTRAINT "work_mark_pkey" PRIMARY KEY ("tenant_id","assignment_id","student_id")
);

-- CreateTable
CREATE TABLE "learning"."week_digest" (
    "tenant_id" UUID NOT NULL,
    "guardian_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "week_digest_pkey" PRIMARY KEY ("tenant_id","guardian_id","student_id","week")
);

-- CreateIndex
CREATE INDEX "assignment_tenant_id_class_id_opens_at_idx" ON "learning"."assignment"("tenant_id", "class_id", "opens_at");

-- CreateIndex
CREATE INDEX "assignment_child_tenant_id_student_id_idx" ON "learning"."assignment_child"("tenant_id", "student_id");

-- CreateIndex
CREATE INDEX "work_mark_tenant_id_student_id_given_back_at_idx" ON "learning"."work_mark"("tenant_id", "student_id", "given_back_at");

-- CreateIndex
CREATE INDEX "week_digest_tenant_id_week_idx" ON "learning"."week_digest"("tenant_id", "week");

-- AddForeignKey
ALTER TABLE "learning"."assignment_child" ADD CONSTRAINT "assignment_child_tenant_id_assignment_id_fkey" FOREIGN KEY ("tenant_id", "assignment_id") REFERENCES "learning"."assignment"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."work_mark" ADD CONSTRAINT "work_mark_tenant_id_assignment_id_fkey" FOREIGN KEY ("tenant_id", "assignment_id") REFERENCES "learning"."assignment"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

SELECT platform.fence('learning', 'assignment', 'tenant');
SELECT platform.fence('learning', 'assignment_child', 'tenant');
SELECT platform.fence('learning', 'work_mark', 'tenant');
SELECT platform.fence('learning', 'week_digest', 'tenant');
