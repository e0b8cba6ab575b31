-- CreateTable
CREATE TABLE "platform"."event_consumer" (
    "name" VARCHAR(120) NOT NULL,
    "event_type" VARCHAR(120) NOT NULL,
    "queue" VARCHAR(32) NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "scan_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "scan_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
    "oldest_open_at" TIMESTAMPTZ(3),

    CONSTRAINT "event_consumer_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "platform"."dead_letter" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "consumer" VARCHAR(120) NOT NULL,
    "queue" VARCHAR(32) NOT NULL,
    "event_id" UUID NOT NULL,
    "event_type" VARCHAR(120) NOT NULL,
    "payload" JSONB NOT NULL,
    "correlation_id" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "error" VARCHAR(2000) NOT NULL,
    "first_failed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_failed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" VARCHAR(10) NOT NULL DEFAULT 'waiting',
    "decided_at" TIMESTAMPTZ(3),
    "reason" VARCHAR(500),

    CONSTRAINT "dead_letter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "dead_letter_consumer_event_id_key" ON "platform"."dead_letter"("consumer", "event_id");

-- CreateIndex
CREATE INDEX "dead_letter_state_last_failed_at_idx" ON "platform"."dead_letter"("state", "last_failed_at");

-- CreateIndex
CREATE INDEX "outbox_event_type_occurred_at_id_idx" ON "platform"."outbox_event"("type", "occurred_at", "id");

SELECT platform.fence('platform', 'event_consumer', 'system');
SELECT platform.fence('platform', 'dead_letter', 'system');
