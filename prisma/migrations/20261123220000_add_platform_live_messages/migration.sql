-- CreateTable
CREATE TABLE "platform"."live_message" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "topic" VARCHAR(64) NOT NULL,
    "subjects" UUID[],
    "xid" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "live_message_xid_idx" ON "platform"."live_message"("xid");

-- CreateIndex
CREATE INDEX "live_message_created_at_idx" ON "platform"."live_message"("created_at");

SELECT platform.fence('platform', 'live_message', 'system');
