-- AlterTable
ALTER TABLE "commerce"."sales_order" ADD COLUMN     "code_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "code_id" UUID,
ADD COLUMN     "code_misses" INTEGER NOT NULL DEFAULT 0;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.
