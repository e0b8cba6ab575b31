-- Names have no limit in the database: what is composed of two of them may be longer than one.
ALTER TABLE "commerce"."gift" ALTER COLUMN "sender_name" SET DATA TYPE TEXT;
