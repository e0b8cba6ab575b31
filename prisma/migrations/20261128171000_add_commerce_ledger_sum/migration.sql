-- CreateTable
CREATE TABLE "commerce"."ledger_sum" (
    "tenant_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "source_type" VARCHAR(20) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "debit" BIGINT NOT NULL,
    "credit" BIGINT NOT NULL,

    CONSTRAINT "ledger_sum_pkey" PRIMARY KEY ("tenant_id","account_id","source_type","kind")
);

SELECT platform.fence('commerce', 'ledger_sum', 'tenant');
-- Written by the trigger alone; entries are never changed or deleted, so that sums only grow.
REVOKE DELETE ON commerce.ledger_sum FROM bookgrove_app;

-- Keeps the sums of the accounts that pages read. Rows in one order, so that two postings never wait for each other.
CREATE FUNCTION commerce.keep_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO commerce.ledger_sum AS kept (tenant_id, account_id, source_type, kind, debit, credit)
  SELECT e.tenant_id, e.account_id, t.source_type, t.kind, sum(e.debit), sum(e.credit)
  FROM added e
  JOIN commerce.ledger_account a ON (a.tenant_id, a.id) = (e.tenant_id, e.account_id) AND a.code = 'charity_payable'
  JOIN commerce.ledger_transaction t ON (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (tenant_id, account_id, source_type, kind)
    DO UPDATE SET debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit;
  RETURN NULL;
END $$;
CREATE TRIGGER kept AFTER INSERT ON commerce.ledger_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION commerce.keep_ledger_sum();

-- The entries there are. The owner of the tables is inside the fence too, hence the pause.
ALTER TABLE commerce.ledger_account NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_transaction NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_entry NO FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_sum NO FORCE ROW LEVEL SECURITY;
INSERT INTO commerce.ledger_sum (tenant_id, account_id, source_type, kind, debit, credit)
SELECT e.tenant_id, e.account_id, t.source_type, t.kind, sum(e.debit), sum(e.credit)
FROM commerce.ledger_entry e
JOIN commerce.ledger_account a ON (a.tenant_id, a.id) = (e.tenant_id, e.account_id) AND a.code = 'charity_payable'
JOIN commerce.ledger_transaction t ON (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
GROUP BY 1, 2, 3, 4;
ALTER TABLE commerce.ledger_account FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_transaction FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE commerce.ledger_sum FORCE ROW LEVEL SECURITY;
