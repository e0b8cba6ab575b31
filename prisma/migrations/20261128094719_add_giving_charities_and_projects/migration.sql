-- CreateTable
CREATE TABLE "giving"."charity" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "legal_name" VARCHAR(255) NOT NULL,
    "summary" VARCHAR(200) NOT NULL,
    "mission" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "place" VARCHAR(120) NOT NULL,
    "registration_number" VARCHAR(60) NOT NULL,
    "register_url" VARCHAR(500),
    "website" VARCHAR(500),
    "email" VARCHAR(254),
    "goals" INTEGER[],
    "receipts" VARCHAR(12) NOT NULL DEFAULT 'none',
    "tax_reference" VARCHAR(40),
    "tax_reference_on" DATE,
    "status" VARCHAR(12) NOT NULL DEFAULT 'draft',
    "status_reason" VARCHAR(500) NOT NULL DEFAULT '',
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "verified_at" TIMESTAMPTZ(3),
    "bank" BYTEA,
    "bank_hint" VARCHAR(4),
    "bank_changed_at" TIMESTAMPTZ(3),
    "proposed_by_school" UUID,
    "only_school" UUID,
    "logo" BYTEA,
    "logo_id" UUID,
    "cover" BYTEA,
    "cover_id" UUID,
    "cover_alt" VARCHAR(255) NOT NULL DEFAULT '',
    "created_by" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "charity_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "giving"."charity_event" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "charity_id" UUID NOT NULL,
    "what" VARCHAR(24) NOT NULL,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "charity_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "giving"."charity_check" (
    "tenant_id" UUID NOT NULL,
    "charity_id" UUID NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "actor_id" UUID NOT NULL,
    "actor_name" TEXT NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "charity_check_pkey" PRIMARY KEY ("tenant_id","charity_id","kind")
);

-- CreateTable
CREATE TABLE "giving"."charity_document" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "charity_id" UUID NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "file_kind" VARCHAR(4) NOT NULL,
    "bytes" INTEGER NOT NULL,
    "public" BOOLEAN NOT NULL DEFAULT true,
    "added_by" UUID NOT NULL,
    "read_by" UUID,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "charity_document_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "giving"."school_charity" (
    "tenant_id" UUID NOT NULL,
    "charity_id" UUID NOT NULL,
    "chosen_by" UUID NOT NULL,
    "chosen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "school_charity_pkey" PRIMARY KEY ("tenant_id","charity_id")
);

-- CreateTable
CREATE TABLE "giving"."taken_slug" (
    "kind" VARCHAR(12) NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "tenant_id" UUID NOT NULL,

    CONSTRAINT "taken_slug_pkey" PRIMARY KEY ("kind","slug")
);

-- CreateTable
CREATE TABLE "giving"."project" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "charity_id" UUID NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "summary" VARCHAR(255) NOT NULL,
    "story" TEXT NOT NULL,
    "place" VARCHAR(120) NOT NULL,
    "country" CHAR(2) NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "goals" INTEGER[],
    "goal" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "starts_on" DATE,
    "ends_on" DATE,
    "status" VARCHAR(12) NOT NULL DEFAULT 'draft',
    "status_reason" VARCHAR(500) NOT NULL DEFAULT '',
    "overflow" VARCHAR(12) NOT NULL DEFAULT 'stop',
    "redirect_to" UUID,
    "budget" JSONB NOT NULL DEFAULT '[]',
    "milestones" JSONB NOT NULL DEFAULT '[]',
    "outcome_units" JSONB NOT NULL DEFAULT '[]',
    "questions" JSONB NOT NULL DEFAULT '[]',
    "sponsor" VARCHAR(200) NOT NULL DEFAULT '',
    "matching_pool" INTEGER NOT NULL DEFAULT 0,
    "started_by_students" BOOLEAN NOT NULL DEFAULT false,
    "report" TEXT NOT NULL DEFAULT '',
    "reported_at" TIMESTAMPTZ(3),
    "film" VARCHAR(100),
    "cover" BYTEA,
    "cover_id" UUID,
    "cover_alt" VARCHAR(255) NOT NULL DEFAULT '',
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "created_by" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "published_at" TIMESTAMPTZ(3),
    "updated_news_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "giving"."project_event" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "what" VARCHAR(24) NOT NULL,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "giving"."project_update" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "body" TEXT NOT NULL,
    "status" VARCHAR(12) NOT NULL DEFAULT 'waiting',
    "author_id" UUID NOT NULL,
    "decided_by" UUID,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_update_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "giving"."fundraiser" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "class_id" UUID,
    "student_id" UUID,
    "title" VARCHAR(120) NOT NULL,
    "message" VARCHAR(1000) NOT NULL,
    "target" INTEGER NOT NULL DEFAULT 0,
    "book_id" UUID,
    "status" VARCHAR(12) NOT NULL DEFAULT 'open',
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fundraiser_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "charity_tenant_id_status_name_idx" ON "giving"."charity"("tenant_id", "status", "name");

-- CreateIndex
CREATE UNIQUE INDEX "charity_tenant_id_slug_key" ON "giving"."charity"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "charity_event_tenant_id_charity_id_created_at_idx" ON "giving"."charity_event"("tenant_id", "charity_id", "created_at");

-- CreateIndex
CREATE INDEX "charity_document_tenant_id_charity_id_created_at_idx" ON "giving"."charity_document"("tenant_id", "charity_id", "created_at");

-- CreateIndex
CREATE INDEX "project_tenant_id_status_published_at_idx" ON "giving"."project"("tenant_id", "status", "published_at");

-- CreateIndex
CREATE INDEX "project_tenant_id_charity_id_idx" ON "giving"."project"("tenant_id", "charity_id");

-- CreateIndex
CREATE UNIQUE INDEX "project_tenant_id_slug_key" ON "giving"."project"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "project_event_tenant_id_project_id_created_at_idx" ON "giving"."project_event"("tenant_id", "project_id", "created_at");

-- CreateIndex
CREATE INDEX "project_update_tenant_id_project_id_created_at_idx" ON "giving"."project_update"("tenant_id", "project_id", "created_at");

-- CreateIndex
CREATE INDEX "project_update_tenant_id_status_created_at_idx" ON "giving"."project_update"("tenant_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "fundraiser_tenant_id_project_id_idx" ON "giving"."fundraiser"("tenant_id", "project_id");

-- CreateIndex
CREATE INDEX "fundraiser_tenant_id_student_id_idx" ON "giving"."fundraiser"("tenant_id", "student_id");

-- CreateIndex
CREATE UNIQUE INDEX "fundraiser_tenant_id_slug_key" ON "giving"."fundraiser"("tenant_id", "slug");

-- AddForeignKey
ALTER TABLE "giving"."charity_event" ADD CONSTRAINT "charity_event_tenant_id_charity_id_fkey" FOREIGN KEY ("tenant_id", "charity_id") REFERENCES "giving"."charity"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "giving"."charity_check" ADD CONSTRAINT "charity_check_tenant_id_charity_id_fkey" FOREIGN KEY ("tenant_id", "charity_id") REFERENCES "giving"."charity"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "giving"."charity_document" ADD CONSTRAINT "charity_document_tenant_id_charity_id_fkey" FOREIGN KEY ("tenant_id", "charity_id") REFERENCES "giving"."charity"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "giving"."project_event" ADD CONSTRAINT "project_event_tenant_id_project_id_fkey" FOREIGN KEY ("tenant_id", "project_id") REFERENCES "giving"."project"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "giving"."project_update" ADD CONSTRAINT "project_update_tenant_id_project_id_fkey" FOREIGN KEY ("tenant_id", "project_id") REFERENCES "giving"."project"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE giving.project ADD CONSTRAINT goal_above_zero CHECK (goal > 0 AND matching_pool >= 0);
ALTER TABLE giving.fundraiser ADD CONSTRAINT one_owner CHECK (
  (kind = 'class' AND class_id IS NOT NULL AND student_id IS NULL) OR (kind = 'student' AND student_id IS NOT NULL));

SELECT platform.fence('giving', 'charity', 'shared');
SELECT platform.fence('giving', 'charity_event', 'tenant');
SELECT platform.fence('giving', 'charity_check', 'tenant');
SELECT platform.fence('giving', 'charity_document', 'shared');
SELECT platform.fence('giving', 'school_charity', 'tenant');
SELECT platform.fence('giving', 'project', 'shared');
SELECT platform.fence('giving', 'project_event', 'tenant');
SELECT platform.fence('giving', 'project_update', 'shared');
SELECT platform.fence('giving', 'fundraiser', 'tenant');
-- A tenant adds slugs and never reads those of others.
SELECT platform.fence('giving', 'taken_slug', 'system');

-- The platform's team sees what schools propose and lead.
CREATE POLICY oversight ON giving.charity FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON giving.charity_event FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON giving.charity_document FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON giving.project FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON giving.project_event FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON giving.project_update FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON giving.school_charity FOR SELECT USING ((SELECT platform.oversees()));

-- What happened is written once.
REVOKE UPDATE, DELETE ON giving.charity_event FROM bookgrove_app;
REVOKE UPDATE, DELETE ON giving.project_event FROM bookgrove_app;
