-- CreateTable
CREATE TABLE "commerce"."document_file_check" (
    "tenant_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL,
    "wrong_since" TIMESTAMPTZ(3),
    "found_bytes" INTEGER,

    CONSTRAINT "document_file_check_pkey" PRIMARY KEY ("tenant_id","document_id")
);

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

SELECT platform.fence('commerce', 'document_file_check', 'tenant');
