-- The letter that a letter answers, of any school; no foreign key, because it may be taken back.
ALTER TABLE "catalog"."world_letter" ADD COLUMN "answers_id" UUID;

CREATE INDEX "world_letter_answers_id_idx" ON "catalog"."world_letter"("answers_id");
