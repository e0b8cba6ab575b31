-- CreateTable
CREATE TABLE "content"."experiment_version" (
    "tenant_id" UUID NOT NULL,
    "slug" VARCHAR(64) NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "editor_id" UUID NOT NULL,
    "editor_name" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "experiment_version_pkey" PRIMARY KEY ("tenant_id","slug","version")
);

-- CreateTable
CREATE TABLE "content"."experiment_note" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "slug" VARCHAR(64) NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "number" DOUBLE PRECISION,
    "drawing" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "experiment_note_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "experiment_note_tenant_id_user_id_slug_created_at_idx" ON "content"."experiment_note"("tenant_id", "user_id", "slug", "created_at");

-- Every school does the platform's experiments; notes stay in the school.
SELECT platform.fence('content', 'experiment_version', 'shared');
SELECT platform.fence('content', 'experiment_note', 'tenant');

-- A version is written once: its history can be trusted.
REVOKE UPDATE, DELETE ON content.experiment_version FROM bookgrove_app;
