-- AlterTable
ALTER TABLE "catalog"."world_letter" ADD COLUMN     "taken_down_at" TIMESTAMPTZ(3),
ADD COLUMN     "by_team" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "told" VARCHAR(500) NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "catalog"."world_volume" (
    "tenant_id" UUID NOT NULL,
    "year" SMALLINT NOT NULL,
    "asked_id" UUID NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "edition_id" UUID,
    "made_at" TIMESTAMPTZ(3),
    "story_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "prints" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "countries" SMALLINT NOT NULL DEFAULT 0,
    "languages" SMALLINT NOT NULL DEFAULT 0,
    "pages" INTEGER NOT NULL DEFAULT 0,
    "epub_bytes" INTEGER NOT NULL DEFAULT 0,
    "pdf_bytes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "world_volume_pkey" PRIMARY KEY ("tenant_id","year")
);

-- CreateIndex
CREATE INDEX "world_letter_story_id_idx" ON "catalog"."world_letter"("story_id");

-- CreateIndex
CREATE INDEX "world_reaction_reader_idx" ON "catalog"."world_reaction"("reader");

-- CreateIndex
CREATE INDEX "world_report_reader_idx" ON "catalog"."world_report"("reader");

SELECT platform.fence('catalog', 'world_volume', 'shared');

-- Whose reactions moved to another account is asked of the letters of every school.
CREATE POLICY oversight ON catalog.world_reaction FOR SELECT USING (platform.oversees());

-- What was decided before this is known by what it left behind: nobody's report waits, and the letter is held all the same.
UPDATE catalog.world_letter l SET taken_down_at = l.held_at, held_at = NULL
  WHERE l.held_at IS NOT NULL AND NOT EXISTS (SELECT FROM catalog.world_report r
    WHERE r.tenant_id = l.tenant_id AND r.story_id = l.story_id AND r.settled_at IS NULL);
ALTER TABLE catalog.world_letter ADD CONSTRAINT world_letter_taken_down_is_not_shown CHECK (taken_down_at IS NULL OR NOT shown);
ALTER TABLE catalog.world_letter ADD CONSTRAINT world_letter_by_team_is_taken_down CHECK (taken_down_at IS NOT NULL OR NOT by_team);
-- Everybody reads a row that is shown: what its author is told stands in none of those.
ALTER TABLE catalog.world_letter ADD CONSTRAINT world_letter_tells_its_author_alone CHECK (told = '' OR NOT shown);
