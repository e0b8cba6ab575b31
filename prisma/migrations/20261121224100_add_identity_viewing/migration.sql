-- A session that looks through somebody's eyes ends with the session it was opened from, wherever that one lives.
ALTER TABLE "identity"."session" ADD COLUMN "impersonator_session_id" UUID;
ALTER TABLE "identity"."session" ADD COLUMN "impersonator_tenant_id" UUID;
ALTER TABLE "identity"."session" ALTER COLUMN "impersonation_reason" SET DATA TYPE VARCHAR(300);
ALTER TABLE "identity"."audit_entry" ALTER COLUMN "reason" SET DATA TYPE VARCHAR(300);
CREATE INDEX "session_tenant_id_impersonator_id_idx" ON "identity"."session" ("tenant_id", "impersonator_id")
  WHERE "impersonator_id" IS NOT NULL;
