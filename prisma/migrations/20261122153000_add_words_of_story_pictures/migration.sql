-- What is written on a drawing that became a picture: nobody finds it in the picture itself.
ALTER TABLE "catalog"."story_media" ADD COLUMN "words" TEXT NOT NULL DEFAULT '';
