-- CreateTable
CREATE TABLE "platform"."due_event" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "correlation_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "due_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "due_event_due_at_idx" ON "platform"."due_event"("due_at");

SELECT platform.fence('platform', 'due_event', 'system');
