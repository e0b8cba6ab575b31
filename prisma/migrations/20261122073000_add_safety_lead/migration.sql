-- CreateTable
CREATE TABLE "content"."safety_lead" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "author_id" UUID NOT NULL,
    "author_name" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safety_lead_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "safety_lead_tenant_id_created_at_idx" ON "content"."safety_lead"("tenant_id", "created_at");

SELECT platform.fence('content', 'safety_lead', 'tenant');

-- Who gets reports about safety is named in the open: the application cannot rewrite who it was before.
REVOKE UPDATE, DELETE ON content.safety_lead FROM bookgrove_app;
