-- A student's book that is put in as a file goes the way of a story: review, consent, edition.
ALTER TABLE "catalog"."story" ADD COLUMN "file_id" UUID,
ADD COLUMN "file_name" VARCHAR(255),
ADD COLUMN "summary" VARCHAR(1000) NOT NULL DEFAULT '';
