-- CreateEnum
CREATE TYPE "commerce"."sponsor_request_status" AS ENUM ('asked', 'paid', 'refunded', 'charged_back', 'withdrawn');

-- CreateTable
CREATE TABLE "commerce"."sponsor_request" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "number" VARCHAR(32) NOT NULL,
    "project_id" UUID NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "amount" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "status" "commerce"."sponsor_request_status" NOT NULL DEFAULT 'asked',
    "payment_id" UUID,
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "key_seed" VARCHAR(64) NOT NULL,
    "asked_by" UUID NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sponsor_request_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "sponsor_request_tenant_id_project_id_currency_created_at_idx" ON "commerce"."sponsor_request"("tenant_id", "project_id", "currency", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sponsor_request_tenant_id_number_key" ON "commerce"."sponsor_request"("tenant_id", "number");

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

ALTER TABLE commerce.sponsor_request
  ADD CONSTRAINT sponsor_request_amounts CHECK (amount > 0 AND refunded >= 0),
  ADD CONSTRAINT sponsor_request_currency CHECK (currency ~ '^[A-Z]{3}$');

SELECT platform.fence('commerce', 'sponsor_request', 'tenant');

-- Pages also show what a sponsor has promised and not paid yet.
CREATE OR REPLACE FUNCTION commerce.keep_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO commerce.ledger_sum AS kept (tenant_id, account_id, source_type, kind, debit, credit)
  SELECT e.tenant_id, e.account_id, t.source_type, t.kind, sum(e.debit), sum(e.credit)
  FROM added e
  JOIN commerce.ledger_account a
    ON (a.tenant_id, a.id) = (e.tenant_id, e.account_id) AND a.code IN ('charity_payable', 'match_pool')
  JOIN commerce.ledger_transaction t ON (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (tenant_id, account_id, source_type, kind)
    DO UPDATE SET debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit;
  RETURN NULL;
END $$;

-- The entries there are. The owner of the tables is inside the fence too, hence the pause.
ALTER TABLE commerce.ledger_account NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_transaction NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_entry NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_sum NO FORCE ROW LEVEL SECURITY;
INSERT INTO commerce.ledger_sum (tenant_id, account_id, source_type, kind, debit, credit)
SELECT e.tenant_id, e.account_id, t.source_type, t.kind, sum(e.debit), sum(e.credit)
FROM commerce.ledger_entry e
JOIN commerce.ledger_account a ON (a.tenant_id, a.id) = (e.tenant_id, e.account_id) AND a.code = 'match_pool'
JOIN commerce.ledger_transaction t ON (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
GROUP BY 1, 2, 3, 4;
ALTER TABLE commerce.ledger_account FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_transaction FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_sum FORCE ROW LEVEL SECURITY;
