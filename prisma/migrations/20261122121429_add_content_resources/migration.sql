-- CreateTable
CREATE TABLE "content"."resource" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "kind" VARCHAR(12) NOT NULL,
    "title" VARCHAR(120) NOT NULL DEFAULT '',
    "summary" VARCHAR(600) NOT NULL DEFAULT '',
    "alt" VARCHAR(400) NOT NULL DEFAULT '',
    "language" VARCHAR(8) NOT NULL DEFAULT '',
    "age_min" INTEGER,
    "age_max" INTEGER,
    "subjects" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "goals" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "uses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "readers" VARCHAR(12) NOT NULL DEFAULT 'students',
    "audience" VARCHAR(12) NOT NULL DEFAULT 'school',
    "rights" VARCHAR(12) NOT NULL DEFAULT '',
    "license" VARCHAR(64),
    "credit" VARCHAR(255) NOT NULL DEFAULT '',
    "proof" VARCHAR(600) NOT NULL DEFAULT '',
    "stage" VARCHAR(12) NOT NULL DEFAULT 'draft',
    "wide" VARCHAR(12),
    "check" VARCHAR(12) NOT NULL DEFAULT 'none',
    "refusal" VARCHAR(600) NOT NULL DEFAULT '',
    "file_id" UUID,
    "file_name" VARCHAR(200) NOT NULL DEFAULT '',
    "file_kind" VARCHAR(8) NOT NULL DEFAULT '',
    "file_bytes" INTEGER,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "words" TEXT NOT NULL DEFAULT '',
    "origin_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "owner_id" UUID NOT NULL,
    "owner_name" VARCHAR(255) NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),
    "approved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resource_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "content"."resource_move" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "resource_id" UUID NOT NULL,
    "move" VARCHAR(12) NOT NULL,
    "reason" VARCHAR(16),
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "actor_id" UUID NOT NULL,
    "actor_name" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resource_move_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "resource_tenant_id_stage_approved_at_idx" ON "content"."resource"("tenant_id", "stage", "approved_at" DESC);

-- CreateIndex
CREATE INDEX "resource_tenant_id_owner_id_updated_at_idx" ON "content"."resource"("tenant_id", "owner_id", "updated_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "resource_tenant_id_origin_id_key" ON "content"."resource"("tenant_id", "origin_id");

-- CreateIndex
CREATE INDEX "resource_move_tenant_id_resource_id_created_at_idx" ON "content"."resource_move"("tenant_id", "resource_id", "created_at");

-- AddForeignKey
ALTER TABLE "content"."resource_move" ADD CONSTRAINT "resource_move_tenant_id_resource_id_fkey" FOREIGN KEY ("tenant_id", "resource_id") REFERENCES "content"."resource"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The platform's pieces are found in every school; a school's own, and what was decided on them, stay in it.
SELECT platform.fence('content', 'resource', 'shared');
SELECT platform.fence('content', 'resource_move', 'tenant');

-- The platform's team decides on what schools would like everybody to have.
CREATE POLICY oversight ON content.resource FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON content.resource_move FOR SELECT USING (platform.oversees());
CREATE INDEX resource_for_everybody ON content.resource (submitted_at) WHERE wide = 'asked';

-- What was decided is written once; it goes with its resource, and is never rewritten.
REVOKE UPDATE ON content.resource_move FROM bookgrove_app;
CREATE POLICY oversight ON content.film FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON content.film_captions FOR SELECT USING (platform.oversees());
