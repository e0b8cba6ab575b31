-- CreateTable
CREATE TABLE "catalog"."world_letter" (
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "goal" SMALLINT,
    "shown" BOOLEAN NOT NULL DEFAULT false,
    "held_at" TIMESTAMPTZ(3),
    "title" VARCHAR(120) NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "language" VARCHAR(35) NOT NULL,
    "picture" JSONB NOT NULL,
    "alt" VARCHAR(300) NOT NULL DEFAULT '',
    "signed_as" VARCHAR(200) NOT NULL DEFAULT '',
    "country" CHAR(2),
    "school_name" VARCHAR(255) NOT NULL DEFAULT '',
    "reactions" JSONB NOT NULL DEFAULT '{}',
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "world_letter_pkey" PRIMARY KEY ("tenant_id","story_id")
);

-- CreateTable
CREATE TABLE "catalog"."world_reaction" (
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "reader" VARCHAR(64) NOT NULL,
    "reaction" VARCHAR(16) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "world_reaction_pkey" PRIMARY KEY ("tenant_id","story_id","reader")
);

-- CreateTable
CREATE TABLE "catalog"."world_report" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "story_id" UUID NOT NULL,
    "reader" VARCHAR(64) NOT NULL,
    "fault" VARCHAR(16) NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" UUID,

    CONSTRAINT "world_report_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."library" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(64) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "place" VARCHAR(120) NOT NULL DEFAULT '',
    "country" CHAR(2) NOT NULL,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "summary" VARCHAR(300) NOT NULL DEFAULT '',
    "story" VARCHAR(4000) NOT NULL DEFAULT '',
    "scene" VARCHAR(24) NOT NULL DEFAULT 'house',
    "paper_books" INTEGER NOT NULL DEFAULT 0,
    "shelf" VARCHAR(8) NOT NULL DEFAULT 'picked',
    "wishes" JSONB NOT NULL DEFAULT '[]',
    "shown" BOOLEAN NOT NULL DEFAULT false,
    "books" INTEGER NOT NULL DEFAULT 0,
    "readers" INTEGER,
    "readings" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "library_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."library_book" (
    "tenant_id" UUID NOT NULL,
    "library_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "library_book_pkey" PRIMARY KEY ("tenant_id","library_id","book_id")
);

-- CreateIndex
CREATE INDEX "world_letter_shown_published_at_idx" ON "catalog"."world_letter"("shown", "published_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "world_report_tenant_id_story_id_reader_key" ON "catalog"."world_report"("tenant_id", "story_id", "reader");

-- CreateIndex
CREATE UNIQUE INDEX "library_tenant_id_slug_key" ON "catalog"."library"("tenant_id", "slug");

-- CreateIndex
CREATE INDEX "library_book_book_tenant_id_book_id_idx" ON "catalog"."library_book"("book_tenant_id", "book_id");

-- AddForeignKey
ALTER TABLE "catalog"."world_reaction" ADD CONSTRAINT "world_reaction_tenant_id_story_id_fkey" FOREIGN KEY ("tenant_id", "story_id") REFERENCES "catalog"."world_letter"("tenant_id", "story_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog"."world_report" ADD CONSTRAINT "world_report_tenant_id_story_id_fkey" FOREIGN KEY ("tenant_id", "story_id") REFERENCES "catalog"."world_letter"("tenant_id", "story_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog"."library_book" ADD CONSTRAINT "library_book_tenant_id_library_id_fkey" FOREIGN KEY ("tenant_id", "library_id") REFERENCES "catalog"."library"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');

SELECT platform.fence('catalog', 'world_letter', 'tenant');
SELECT platform.fence('catalog', 'world_reaction', 'tenant');
SELECT platform.fence('catalog', 'world_report', 'tenant');
SELECT platform.fence('catalog', 'library', 'shared');
SELECT platform.fence('catalog', 'library_book', 'shared');

-- What was let out into the world is read at every school (ADR 0036): these two tables hold nothing that is not printed.
CREATE POLICY open ON catalog.world_letter FOR SELECT USING (platform.current_tenant() IS NOT NULL AND shown);
CREATE POLICY open ON catalog.library FOR SELECT USING (platform.current_tenant() IS NOT NULL AND shown);
CREATE POLICY oversight ON catalog.world_letter FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON catalog.world_report FOR SELECT USING (platform.oversees());

ALTER TABLE catalog.world_letter ADD CONSTRAINT world_letter_speaks_of_a_goal CHECK (goal IS NULL OR goal BETWEEN 1 AND 17);
ALTER TABLE catalog.world_letter ADD CONSTRAINT world_letter_held_is_not_shown CHECK (held_at IS NULL OR NOT shown);
ALTER TABLE catalog.library ADD CONSTRAINT library_is_of_a_kind CHECK (kind IN ('school', 'community', 'donated'));
ALTER TABLE catalog.library ADD CONSTRAINT library_has_a_shelf CHECK (shelf IN ('own', 'picked'));
