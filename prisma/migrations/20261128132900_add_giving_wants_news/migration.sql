-- Whether the giver wants to be told what becomes of the gift.
ALTER TABLE "giving"."donation" ADD COLUMN "wants_news" BOOLEAN NOT NULL DEFAULT false;
