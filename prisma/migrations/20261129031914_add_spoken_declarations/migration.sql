-- AlterTable
ALTER TABLE "giving"."tax_declaration" ADD COLUMN     "channel" VARCHAR(12) NOT NULL DEFAULT 'online',
ADD COLUMN     "record_sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "record_way" VARCHAR(8),
ADD COLUMN     "recorded_by" UUID;

ALTER TABLE giving.tax_declaration ADD CONSTRAINT tax_declaration_channel CHECK (channel IN ('online', 'spoken')
  AND (channel <> 'spoken' OR (recorded_by IS NOT NULL AND record_sent_at IS NOT NULL)));

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.
