-- AlterTable
ALTER TABLE "learning"."quiz_answer" ADD COLUMN     "comment" VARCHAR(500) NOT NULL DEFAULT '',
ADD COLUMN     "marked_by" UUID,
ADD COLUMN     "picture" BYTEA,
ADD COLUMN     "sound" BYTEA,
ADD COLUMN     "waits" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "quiz_answer_tenant_id_waits_updated_at_idx" ON "learning"."quiz_answer"("tenant_id", "waits", "updated_at");
