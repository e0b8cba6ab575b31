-- CreateTable
CREATE TABLE "identity"."data_request" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "asked_by" UUID NOT NULL,
    "asked_as" VARCHAR(16) NOT NULL,
    "reason" VARCHAR(255) NOT NULL DEFAULT '',
    "status" VARCHAR(16) NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "fetched_at" TIMESTAMPTZ(3),
    "bytes" BIGINT,
    "cancelled_by" UUID,
    "cancel_reason" VARCHAR(255),
    "kept" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "data_request_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "data_request_tenant_id_person_id_idx" ON "identity"."data_request"("tenant_id", "person_id");

-- CreateIndex
CREATE INDEX "data_request_tenant_id_status_due_at_idx" ON "identity"."data_request"("tenant_id", "status", "due_at");

SELECT platform.fence('identity', 'data_request', 'tenant');

-- The machinery looks for what is due at every school, and acts inside each one's fence.
CREATE POLICY machinery ON identity.data_request FOR SELECT USING (platform.is_system());

-- Entries of the audit are never changed, but for one thing: the names and words about a person who is erased. Runs as
-- the owner, who is fenced like everybody.
CREATE FUNCTION identity.forget_in_audit(person uuid, tombstone text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  UPDATE identity.audit_entry SET
    actor_name = CASE WHEN actor_id = person THEN tombstone ELSE actor_name END,
    subject_name = CASE WHEN subject_id = person THEN tombstone ELSE subject_name END,
    reason = CASE WHEN subject_id = person THEN NULL ELSE reason END,
    detail = CASE WHEN subject_id = person THEN '{}'::jsonb ELSE detail END
  WHERE tenant_id = platform.current_tenant() AND (actor_id = person OR subject_id = person)
$$;
REVOKE EXECUTE ON FUNCTION identity.forget_in_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.forget_in_audit TO bookgrove_app;
