-- Which processes of the server run, and their unexpected errors, for the screen of the system's health.
CREATE TABLE "platform"."server_process" (
    "id" UUID NOT NULL,
    "role" VARCHAR(8) NOT NULL,
    "version" VARCHAR(64) NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "relayed_at" TIMESTAMPTZ(3),

    CONSTRAINT "server_process_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "platform"."error_report" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "code" VARCHAR(64) NOT NULL,
    "place" VARCHAR(255) NOT NULL,
    "message" VARCHAR(500) NOT NULL,
    "tenant_id" UUID,
    "correlation_id" VARCHAR(64) NOT NULL,

    CONSTRAINT "error_report_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "error_report_at_idx" ON "platform"."error_report"("at");

SELECT platform.fence('platform', 'server_process', 'system');
SELECT platform.fence('platform', 'error_report', 'system');
