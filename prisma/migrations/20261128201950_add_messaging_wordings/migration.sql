-- AlterTable
ALTER TABLE "messaging"."email" ADD COLUMN     "language" VARCHAR(8),
ADD COLUMN     "wording" INTEGER;

-- CreateTable
CREATE TABLE "messaging"."email_wording" (
    "tenant_id" UUID NOT NULL,
    "template" VARCHAR(64) NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "version" INTEGER NOT NULL,
    "subject" VARCHAR(150) NOT NULL,
    "above" TEXT NOT NULL,
    "below" TEXT NOT NULL,
    "restored_from" INTEGER,
    "reason" VARCHAR(200) NOT NULL,
    "author_id" UUID NOT NULL,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_wording_pkey" PRIMARY KEY ("tenant_id","template","language","version")
);

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

SELECT platform.fence('messaging', 'email_wording', 'tenant');
CREATE POLICY oversight ON messaging.email_wording FOR SELECT USING ((SELECT platform.oversees()));
