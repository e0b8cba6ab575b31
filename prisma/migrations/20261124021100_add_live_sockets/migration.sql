-- CreateTable
CREATE TABLE "platform"."live_ticket" (
    "tenant_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "role" VARCHAR(32) NOT NULL,
    "is_staff" BOOLEAN NOT NULL,
    "purpose" VARCHAR(64) NOT NULL,
    "subject" UUID NOT NULL,
    "host" VARCHAR(255) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "live_ticket_pkey" PRIMARY KEY ("tenant_id","token_hash")
);

-- CreateTable
CREATE TABLE "platform"."live_presence" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "purpose" VARCHAR(64) NOT NULL,
    "subject" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "live_presence_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "live_ticket_tenant_id_expires_at_idx" ON "platform"."live_ticket"("tenant_id", "expires_at");

-- CreateIndex
CREATE INDEX "live_presence_tenant_id_subject_idx" ON "platform"."live_presence"("tenant_id", "subject");

SELECT platform.fence('platform', 'live_ticket', 'tenant');
SELECT platform.fence('platform', 'live_presence', 'tenant');
