-- CreateTable
CREATE TABLE "catalog"."story" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "state" VARCHAR(24) NOT NULL DEFAULT 'draft',
    "idea" VARCHAR(32),
    "title" VARCHAR(120) NOT NULL,
    "language" VARCHAR(35) NOT NULL,
    "cover" JSONB NOT NULL,
    "pages" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "book_id" UUID,
    "edition_id" UUID,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "story_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."story_version" (
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "title" VARCHAR(120) NOT NULL,
    "language" VARCHAR(35) NOT NULL,
    "cover" JSONB NOT NULL,
    "pages" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_version_pkey" PRIMARY KEY ("tenant_id","story_id","version")
);

-- CreateTable
CREATE TABLE "catalog"."story_move" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "state" VARCHAR(24) NOT NULL,
    "actor_id" UUID,
    "reason" VARCHAR(1000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_move_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."story_comment" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "page_id" VARCHAR(24) NOT NULL,
    "quote" JSONB,
    "text" VARCHAR(1000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "story_comment_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."story_media" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "kind" VARCHAR(8) NOT NULL,
    "bytes" BYTEA NOT NULL,
    "seconds" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "story_media_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "story_tenant_id_author_id_updated_at_idx" ON "catalog"."story"("tenant_id", "author_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "story_tenant_id_state_sent_at_idx" ON "catalog"."story"("tenant_id", "state", "sent_at");

-- CreateIndex
CREATE INDEX "story_tenant_id_book_id_idx" ON "catalog"."story"("tenant_id", "book_id");

-- CreateIndex
CREATE INDEX "story_move_tenant_id_story_id_created_at_idx" ON "catalog"."story_move"("tenant_id", "story_id", "created_at");

-- CreateIndex
CREATE INDEX "story_comment_tenant_id_story_id_created_at_idx" ON "catalog"."story_comment"("tenant_id", "story_id", "created_at");

-- CreateIndex
CREATE INDEX "story_media_tenant_id_story_id_idx" ON "catalog"."story_media"("tenant_id", "story_id");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');

SELECT platform.fence('catalog', 'story', 'tenant');
SELECT platform.fence('catalog', 'story_version', 'tenant');
SELECT platform.fence('catalog', 'story_move', 'tenant');
SELECT platform.fence('catalog', 'story_comment', 'tenant');
SELECT platform.fence('catalog', 'story_media', 'tenant');

-- What was decided, and when, is written once.
REVOKE UPDATE ON catalog.story_move FROM bookgrove_app;
