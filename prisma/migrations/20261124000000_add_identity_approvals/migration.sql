-- CreateTable
CREATE TABLE "identity"."proposal" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "kind" VARCHAR(64) NOT NULL,
    "params" JSONB NOT NULL,
    "facts" JSONB NOT NULL,
    "fingerprint" CHAR(64) NOT NULL,
    "reason" VARCHAR(300) NOT NULL,
    "state" VARCHAR(16) NOT NULL DEFAULT 'waiting',
    "proposed_by" UUID NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "decision_note" VARCHAR(300),

    CONSTRAINT "proposal_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "identity"."people_export" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "requested_by" UUID NOT NULL,
    "everywhere" BOOLEAN NOT NULL,
    "filters" JSONB NOT NULL,
    "created_before" TIMESTAMPTZ(3) NOT NULL,
    "state" VARCHAR(16) NOT NULL DEFAULT 'building',
    "bytes" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "people_export_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "proposal_tenant_id_state_proposed_at_idx" ON "identity"."proposal"("tenant_id", "state", "proposed_at");

-- CreateIndex
CREATE INDEX "people_export_tenant_id_requested_by_created_at_idx" ON "identity"."people_export"("tenant_id", "requested_by", "created_at");

-- CreateIndex
CREATE INDEX "people_export_tenant_id_state_expires_at_idx" ON "identity"."people_export"("tenant_id", "state", "expires_at");

SELECT platform.fence('identity', 'proposal', 'tenant');
SELECT platform.fence('identity', 'people_export', 'tenant');

-- Whoever approved is never the proposer, whatever the application does.
ALTER TABLE identity.proposal ADD CONSTRAINT proposal_has_two_people
  CHECK (state <> 'approved' OR (decided_by IS NOT NULL AND decided_by <> proposed_by));

-- Scheduled jobs look for what has expired in every tenant, and act in the context of each.
CREATE POLICY machinery ON identity.proposal FOR SELECT USING ((SELECT platform.is_system()));
CREATE POLICY machinery ON identity.people_export FOR SELECT USING ((SELECT platform.is_system()));
