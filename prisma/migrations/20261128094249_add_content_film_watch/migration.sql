-- AlterTable
ALTER TABLE "content"."film" ADD COLUMN     "goals" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateTable
CREATE TABLE "content"."film_watch" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "film_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "film_watch_pkey" PRIMARY KEY ("tenant_id","user_id","film_id")
);

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

SELECT platform.fence('content', 'film_watch', 'tenant');

-- That somebody watched a film is noted once and never changed; the erasure of a person deletes it.
REVOKE UPDATE ON content.film_watch FROM bookgrove_app;
