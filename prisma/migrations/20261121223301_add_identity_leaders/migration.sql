-- CreateTable
CREATE TABLE "identity"."leader" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "open_kind" VARCHAR(16),
    "statement" VARCHAR(2000) NOT NULL DEFAULT '',
    "evidence" VARCHAR(2000) NOT NULL DEFAULT '',
    "nominated_by" UUID,
    "nomination" VARCHAR(2000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "submitted_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" UUID,
    "decline_reason" VARCHAR(500),
    "recognised_at" TIMESTAMPTZ(3),
    "valid_until" TIMESTAMPTZ(3),
    "reminded" SMALLINT NOT NULL DEFAULT 0,
    "badge_code" VARCHAR(32),
    "mentee_places" SMALLINT NOT NULL DEFAULT 0,
    "ended_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "leader_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."leader_step" (
    "tenant_id" UUID NOT NULL,
    "leader_id" UUID NOT NULL,
    "step" VARCHAR(32) NOT NULL,
    "reflection" VARCHAR(2000) NOT NULL DEFAULT '',
    "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leader_step_pkey" PRIMARY KEY ("tenant_id","leader_id","step")
);

-- CreateTable
CREATE TABLE "identity"."leader_renewal" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "leader_id" UUID NOT NULL,
    "report" VARCHAR(2000) NOT NULL DEFAULT '',
    "meetings" INTEGER NOT NULL,
    "valid_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leader_renewal_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."mentorship" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "leader_id" UUID NOT NULL,
    "mentor_id" UUID NOT NULL,
    "mentee_id" UUID NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "open" BOOLEAN,
    "message" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" UUID,

    CONSTRAINT "mentorship_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."mentor_meeting" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "mentorship_id" UUID NOT NULL,
    "met_on" DATE NOT NULL,
    "notes" VARCHAR(2000) NOT NULL,
    "written_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mentor_meeting_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "leader_tenant_id_user_id_idx" ON "identity"."leader"("tenant_id", "user_id");

-- CreateIndex
CREATE INDEX "leader_state_valid_until_idx" ON "identity"."leader"("state", "valid_until");

-- CreateIndex
CREATE UNIQUE INDEX "leader_tenant_id_user_id_open_kind_key" ON "identity"."leader"("tenant_id", "user_id", "open_kind");

-- CreateIndex
CREATE UNIQUE INDEX "leader_tenant_id_badge_code_key" ON "identity"."leader"("tenant_id", "badge_code");

-- CreateIndex
CREATE INDEX "leader_renewal_tenant_id_leader_id_idx" ON "identity"."leader_renewal"("tenant_id", "leader_id");

-- CreateIndex
CREATE INDEX "mentorship_tenant_id_leader_id_idx" ON "identity"."mentorship"("tenant_id", "leader_id");

-- CreateIndex
CREATE INDEX "mentorship_tenant_id_mentee_id_idx" ON "identity"."mentorship"("tenant_id", "mentee_id");

-- CreateIndex
CREATE UNIQUE INDEX "mentorship_tenant_id_mentor_id_mentee_id_open_key" ON "identity"."mentorship"("tenant_id", "mentor_id", "mentee_id", "open");

-- CreateIndex
CREATE INDEX "mentor_meeting_tenant_id_mentorship_id_idx" ON "identity"."mentor_meeting"("tenant_id", "mentorship_id");

-- CreateIndex
CREATE INDEX "session_created_at_idx" ON "identity"."session"("created_at");

-- AddForeignKey
ALTER TABLE "identity"."leader_step" ADD CONSTRAINT "leader_step_tenant_id_leader_id_fkey" FOREIGN KEY ("tenant_id", "leader_id") REFERENCES "identity"."leader"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."leader_renewal" ADD CONSTRAINT "leader_renewal_tenant_id_leader_id_fkey" FOREIGN KEY ("tenant_id", "leader_id") REFERENCES "identity"."leader"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."mentorship" ADD CONSTRAINT "mentorship_tenant_id_leader_id_fkey" FOREIGN KEY ("tenant_id", "leader_id") REFERENCES "identity"."leader"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identity"."mentor_meeting" ADD CONSTRAINT "mentor_meeting_tenant_id_mentorship_id_fkey" FOREIGN KEY ("tenant_id", "mentorship_id") REFERENCES "identity"."mentorship"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('identity', 'leader', 'tenant');
SELECT platform.fence('identity', 'leader_step', 'tenant');
SELECT platform.fence('identity', 'leader_renewal', 'tenant');
SELECT platform.fence('identity', 'mentorship', 'tenant');
SELECT platform.fence('identity', 'mentor_meeting', 'tenant');

-- The platform's team decides on people of every school; what two people note of their meetings is no business of theirs.
-- It sees how many sign in as well, and never who.
CREATE POLICY oversight ON identity.leader FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON identity.leader_step FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON identity.mentorship FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON identity.session FOR SELECT USING (platform.oversees());

-- The machinery looks for badges that end at every school, and acts inside each one's fence.
CREATE POLICY machinery ON identity.leader FOR SELECT USING (platform.is_system());
