-- AlterTable
ALTER TABLE "giving"."project_update" ADD COLUMN     "picture" BYTEA,
ADD COLUMN     "picture_alt" VARCHAR(255) NOT NULL DEFAULT '',
ADD COLUMN     "picture_id" UUID;

-- AlterTable
ALTER TABLE "giving"."fundraiser" ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_by" UUID,
ADD COLUMN     "opened_at" TIMESTAMPTZ(3),
ADD COLUMN     "reason" VARCHAR(500) NOT NULL DEFAULT '',
ADD COLUMN     "reviewed_by" UUID,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "status" SET DEFAULT 'waiting';

-- CreateIndex
CREATE INDEX "donation_tenant_id_campaign_idx" ON "giving"."donation"("tenant_id", "campaign");

-- CreateIndex
CREATE INDEX "fundraiser_tenant_id_class_id_idx" ON "giving"."fundraiser"("tenant_id", "class_id");

-- Whoever made a page wrote its texts.
UPDATE "giving"."fundraiser" SET "edited_by" = "created_by" WHERE "edited_by" IS NULL;
ALTER TABLE "giving"."fundraiser" ALTER COLUMN "edited_by" SET NOT NULL;
