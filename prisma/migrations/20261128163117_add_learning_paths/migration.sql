-- CreateTable
CREATE TABLE "learning"."challenge" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "kind" VARCHAR(8) NOT NULL,
    "intro" VARCHAR(255) NOT NULL DEFAULT '',
    "why" TEXT NOT NULL DEFAULT '',
    "goals" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "steps" JSONB NOT NULL DEFAULT '[]',
    "looks" JSONB NOT NULL DEFAULT '[]',
    "age_from" INTEGER,
    "age_to" INTEGER,
    "minutes" INTEGER NOT NULL DEFAULT 10,
    "starts_on" DATE,
    "ends_on" DATE,
    "unit" VARCHAR(60) NOT NULL DEFAULT '',
    "target" INTEGER,
    "needs" INTEGER NOT NULL DEFAULT 1,
    "each_day" BOOLEAN NOT NULL DEFAULT false,
    "teams" BOOLEAN NOT NULL DEFAULT false,
    "product" VARCHAR(40) NOT NULL DEFAULT '',
    "course" VARCHAR(100) NOT NULL DEFAULT '',
    "books" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "art" VARCHAR(40) NOT NULL DEFAULT 'science',
    "status" VARCHAR(9) NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "created_by" UUID,
    "author_name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "challenge_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."challenge_entry" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "challenge_tenant" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "class_id" UUID,
    "mark" VARCHAR(60) NOT NULL,
    "day" DATE NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "state" VARCHAR(9) NOT NULL DEFAULT 'handed_in',
    "story_id" UUID,
    "wants_show" BOOLEAN NOT NULL DEFAULT false,
    "may_show" BOOLEAN NOT NULL DEFAULT false,
    "feedback" VARCHAR(500) NOT NULL DEFAULT '',
    "checked_by" UUID,
    "checked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "challenge_entry_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."challenge_member" (
    "tenant_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "challenge_member_pkey" PRIMARY KEY ("tenant_id","entry_id","user_id")
);

-- CreateTable
CREATE TABLE "learning"."challenge_done" (
    "tenant_id" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenge_done_pkey" PRIMARY KEY ("tenant_id","challenge_id","user_id")
);

-- CreateTable
CREATE TABLE "learning"."hub" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "intro" VARCHAR(255) NOT NULL DEFAULT '',
    "goals" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "routes" JSONB NOT NULL DEFAULT '[]',
    "finish" VARCHAR(60) NOT NULL DEFAULT '',
    "art" VARCHAR(40) NOT NULL DEFAULT 'science',
    "status" VARCHAR(9) NOT NULL DEFAULT 'draft',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "created_by" UUID,
    "author_name" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "hub_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."hub_journey" (
    "tenant_id" UUID NOT NULL,
    "hub_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "route_id" UUID,
    "ticked" UUID[] DEFAULT ARRAY[]::UUID[],
    "begun_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "hub_journey_pkey" PRIMARY KEY ("tenant_id","hub_id","user_id")
);

-- CreateTable
CREATE TABLE "learning"."training_cohort" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "course_tenant" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "led_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "training_cohort_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."training_member" (
    "tenant_id" UUID NOT NULL,
    "cohort_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "training_member_pkey" PRIMARY KEY ("tenant_id","cohort_id","user_id")
);

-- CreateIndex
CREATE INDEX "challenge_tenant_id_status_published_at_idx" ON "learning"."challenge"("tenant_id", "status", "published_at");

-- CreateIndex
CREATE UNIQUE INDEX "challenge_tenant_id_slug_key" ON "learning"."challenge"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "challenge_entry_tenant_id_challenge_id_state_idx" ON "learning"."challenge_entry"("tenant_id", "challenge_id", "state");

-- CreateIndex
CREATE INDEX "challenge_entry_tenant_id_state_created_at_idx" ON "learning"."challenge_entry"("tenant_id", "state", "created_at");

-- CreateIndex
CREATE INDEX "challenge_entry_tenant_id_story_id_idx" ON "learning"."challenge_entry"("tenant_id", "story_id");

-- CreateIndex
CREATE UNIQUE INDEX "challenge_entry_tenant_id_challenge_id_user_id_mark_key" ON "learning"."challenge_entry"("tenant_id", "challenge_id", "user_id", "mark");

-- CreateIndex
CREATE INDEX "challenge_member_tenant_id_user_id_idx" ON "learning"."challenge_member"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "challenge_done_tenant_id_user_id_idx" ON "learning"."challenge_done"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "hub_tenant_id_status_published_at_idx" ON "learning"."hub"("tenant_id", "status", "published_at");

-- CreateIndex
CREATE UNIQUE INDEX "hub_tenant_id_slug_key" ON "learning"."hub"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "hub_journey_tenant_id_user_id_idx" ON "learning"."hub_journey"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "training_cohort_tenant_id_course_id_starts_on_idx" ON "learning"."training_cohort"("tenant_id", "course_id", "starts_on");

-- CreateIndex
CREATE INDEX "training_member_tenant_id_user_id_idx" ON "learning"."training_member"("tenant_id", "user_id");

-- AddForeignKey
ALTER TABLE "learning"."challenge_member" ADD CONSTRAINT "challenge_member_tenant_id_entry_id_fkey" FOREIGN KEY ("tenant_id", "entry_id") REFERENCES "learning"."challenge_entry"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learning"."training_member" ADD CONSTRAINT "training_member_tenant_id_cohort_id_fkey" FOREIGN KEY ("tenant_id", "cohort_id") REFERENCES "learning"."training_cohort"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.
SELECT platform.fence('learning', 'challenge', 'shared');
SELECT platform.fence('learning', 'challenge_entry', 'tenant');
SELECT platform.fence('learning', 'challenge_member', 'tenant');
SELECT platform.fence('learning', 'challenge_done', 'tenant');
SELECT platform.fence('learning', 'hub', 'shared');
SELECT platform.fence('learning', 'hub_journey', 'tenant');
SELECT platform.fence('learning', 'training_cohort', 'tenant');
SELECT platform.fence('learning', 'training_member', 'tenant');
