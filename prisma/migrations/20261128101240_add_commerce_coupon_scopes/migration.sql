-- AlterTable
ALTER TABLE "commerce"."coupon" ADD COLUMN     "categories" VARCHAR(64)[] DEFAULT ARRAY[]::VARCHAR(64)[],
ADD COLUMN     "class_ids" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "kinds" VARCHAR(12)[] DEFAULT ARRAY['digital', 'print']::VARCHAR(12)[];

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.
