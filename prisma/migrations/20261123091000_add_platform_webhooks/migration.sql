-- CreateTable
CREATE TABLE "platform"."webhook_event" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "source" VARCHAR(32) NOT NULL,
    "external_id" VARCHAR(255) NOT NULL,
    "body" BYTEA NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_event_source_external_id_key" ON "platform"."webhook_event"("source", "external_id");

-- CreateIndex
CREATE INDEX "webhook_event_received_at_idx" ON "platform"."webhook_event"("received_at");

SELECT platform.fence('platform', 'webhook_event', 'system');
