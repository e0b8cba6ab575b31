-- CreateTable
CREATE TABLE "commerce"."ledger_account" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "code" VARCHAR(40) NOT NULL,
    "owner_ref" VARCHAR(80) NOT NULL DEFAULT '',
    "currency" CHAR(3) NOT NULL,
    "normal_side" CHAR(1) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."ledger_transaction" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "source_type" VARCHAR(20) NOT NULL,
    "source_id" VARCHAR(64) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "entry_count" SMALLINT NOT NULL,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_transaction_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."ledger_entry" (
    "tenant_id" UUID NOT NULL,
    "transaction_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "account_id" UUID NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "debit" BIGINT NOT NULL,
    "credit" BIGINT NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("tenant_id","transaction_id","position")
);

-- CreateTable
CREATE TABLE "commerce"."royalty_rule" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "platform_bps" INTEGER NOT NULL,
    "effective_from" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "royalty_rule_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "commerce"."sale_share" (
    "tenant_id" UUID NOT NULL,
    "source_type" VARCHAR(20) NOT NULL,
    "source_id" VARCHAR(64) NOT NULL,
    "kind" VARCHAR(10) NOT NULL,
    "line_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "book_id" UUID,
    "title" VARCHAR(500) NOT NULL DEFAULT '',
    "quantity" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "school" BIGINT NOT NULL,
    "tax" BIGINT NOT NULL,
    "charity" BIGINT NOT NULL,
    "platform" BIGINT NOT NULL,
    "provider" BIGINT NOT NULL,
    "charity_id" UUID,
    "rule_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sale_share_pkey" PRIMARY KEY ("tenant_id","source_type","source_id","kind","line_id")
);

-- CreateTable
CREATE TABLE "commerce"."sale_maker" (
    "tenant_id" UUID NOT NULL,
    "line_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "sale_maker_pkey" PRIMARY KEY ("tenant_id","user_id","line_id")
);

-- CreateTable
CREATE TABLE "commerce"."ledger_discrepancy" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "detail" JSONB NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "ledger_discrepancy_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ledger_account_tenant_id_id_currency_key" ON "commerce"."ledger_account"("tenant_id", "id", "currency");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_account_tenant_id_code_owner_ref_currency_key" ON "commerce"."ledger_account"("tenant_id", "code", "owner_ref", "currency");

-- CreateIndex
CREATE INDEX "ledger_transaction_tenant_id_created_at_idx" ON "commerce"."ledger_transaction"("tenant_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transaction_tenant_id_source_type_source_id_kind_key" ON "commerce"."ledger_transaction"("tenant_id", "source_type", "source_id", "kind");

-- CreateIndex
CREATE INDEX "ledger_entry_tenant_id_account_id_transaction_id_idx" ON "commerce"."ledger_entry"("tenant_id", "account_id", "transaction_id");

-- CreateIndex
CREATE UNIQUE INDEX "royalty_rule_tenant_id_version_key" ON "commerce"."royalty_rule"("tenant_id", "version");

-- CreateIndex
CREATE INDEX "sale_share_tenant_id_payment_id_line_id_idx" ON "commerce"."sale_share"("tenant_id", "payment_id", "line_id");

-- CreateIndex
CREATE INDEX "sale_share_tenant_id_line_id_idx" ON "commerce"."sale_share"("tenant_id", "line_id");

-- CreateIndex
CREATE INDEX "sale_share_tenant_id_book_id_idx" ON "commerce"."sale_share"("tenant_id", "book_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_discrepancy_tenant_id_name_subject_key" ON "commerce"."ledger_discrepancy"("tenant_id", "name", "subject");

-- AddForeignKey
ALTER TABLE "commerce"."ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_transaction_id_fkey" FOREIGN KEY ("tenant_id", "transaction_id") REFERENCES "commerce"."ledger_transaction"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "commerce"."ledger_entry" ADD CONSTRAINT "ledger_entry_tenant_id_account_id_currency_fkey" FOREIGN KEY ("tenant_id", "account_id", "currency") REFERENCES "commerce"."ledger_account"("tenant_id", "id", "currency") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
-- A function in a policy of its own is called as (SELECT platform.oversees()): once per statement, not for each row.

-- Sides of an account and of an entry.
ALTER TABLE commerce.ledger_account ADD CHECK (normal_side IN ('D', 'C'));
ALTER TABLE commerce.ledger_entry ADD CHECK (debit >= 0 AND credit >= 0 AND (debit = 0) <> (credit = 0));
ALTER TABLE commerce.ledger_transaction ADD CHECK (entry_count >= 2);
ALTER TABLE commerce.royalty_rule ADD CHECK (platform_bps BETWEEN 0 AND 10000);

SELECT platform.fence('commerce', 'ledger_account', 'tenant');
SELECT platform.fence('commerce', 'ledger_transaction', 'tenant');
SELECT platform.fence('commerce', 'ledger_entry', 'tenant');
SELECT platform.fence('commerce', 'royalty_rule', 'tenant');
SELECT platform.fence('commerce', 'sale_share', 'tenant');
SELECT platform.fence('commerce', 'sale_maker', 'tenant');
SELECT platform.fence('commerce', 'ledger_discrepancy', 'tenant');

-- What is in the books is never changed or deleted.
REVOKE UPDATE, DELETE ON commerce.ledger_account, commerce.ledger_transaction, commerce.ledger_entry, commerce.royalty_rule,
  commerce.sale_share FROM bookgrove_app;

-- The platform's team compares the books of all tenants.
CREATE POLICY oversight ON commerce.ledger_account FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.ledger_transaction FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.ledger_entry FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.sale_share FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON commerce.ledger_discrepancy FOR SELECT USING ((SELECT platform.oversees()));

-- A ledger transaction has all of its entries, and for each currency its debits equal its credits. Checked before the commit.
CREATE FUNCTION commerce.check_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The argument of the trigger names the column with the id of the transaction.
  checked uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  expected int;
  found int;
BEGIN
  SELECT entry_count INTO expected FROM commerce.ledger_transaction WHERE tenant_id = NEW.tenant_id AND id = checked;
  SELECT count(*) INTO found FROM commerce.ledger_entry WHERE tenant_id = NEW.tenant_id AND transaction_id = checked;
  IF expected IS NULL OR found <> expected THEN
    RAISE EXCEPTION 'A ledger transaction has % entries instead of %', found, expected USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM commerce.ledger_entry WHERE tenant_id = NEW.tenant_id AND transaction_id = checked
    GROUP BY currency HAVING sum(debit) <> sum(credit)
  ) THEN
    RAISE EXCEPTION 'A ledger transaction is not balanced' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON commerce.ledger_transaction DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION commerce.check_ledger_transaction('id');
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON commerce.ledger_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION commerce.check_ledger_transaction('transaction_id');

-- Posts a ledger transaction in the books of the running tenant, once for (source_type, source_id, kind); false when it is
-- posted already. `entries` is an array of {account_id, code, owner_ref, normal_side, currency, debit, credit}; `account_id` is
-- used where the account does not exist yet.
CREATE FUNCTION commerce.post(
  new_id uuid, source_type text, source_id text, kind text, effective_at timestamptz, entries jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  tenant uuid := platform.current_tenant();
  posted int;
BEGIN
  INSERT INTO commerce.ledger_transaction (tenant_id, id, source_type, source_id, kind, entry_count, effective_at)
  VALUES (tenant, new_id, post.source_type, post.source_id, post.kind, jsonb_array_length(entries), post.effective_at)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  -- In one order, so that two postings never wait for each other.
  INSERT INTO commerce.ledger_account (tenant_id, id, code, owner_ref, currency, normal_side)
  SELECT tenant, e.account_id, e.code, e.owner_ref, e.currency, e.normal_side
  FROM jsonb_to_recordset(entries)
    AS e(account_id uuid, code text, owner_ref text, normal_side text, currency text)
  WHERE NOT EXISTS (
    SELECT FROM commerce.ledger_account a
    WHERE (a.tenant_id, a.code, a.owner_ref, a.currency) = (tenant, e.code, e.owner_ref, e.currency)
  )
  ORDER BY e.code, e.owner_ref, e.currency
  ON CONFLICT DO NOTHING;
  INSERT INTO commerce.ledger_entry (tenant_id, transaction_id, position, account_id, currency, debit, credit)
  SELECT tenant, new_id, e.position, a.id, a.currency, (e.value ->> 'debit')::bigint, (e.value ->> 'credit')::bigint
  FROM jsonb_array_elements(entries) WITH ORDINALITY AS e(value, position)
  JOIN commerce.ledger_account a ON a.tenant_id = tenant AND a.code = e.value ->> 'code'
    AND a.owner_ref = e.value ->> 'owner_ref' AND a.currency = e.value ->> 'currency';
  GET DIAGNOSTICS posted = ROW_COUNT;
  IF posted <> jsonb_array_length(entries) THEN RAISE EXCEPTION 'Not all entries were posted'; END IF;
  RETURN true;
END $$;

-- Clearing accounts that are not at zero, with the time of their last entry.
CREATE VIEW commerce.open_clearing WITH (security_invoker = true) AS
SELECT a.tenant_id, a.id AS account_id, a.code, a.owner_ref, a.currency, sum(e.debit - e.credit)::bigint AS balance,
  max(t.created_at) AS last_entry_at
FROM commerce.ledger_entry e
JOIN commerce.ledger_account a ON (a.tenant_id, a.id) = (e.tenant_id, e.account_id)
JOIN commerce.ledger_transaction t ON (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
WHERE a.code IN ('order_clearing', 'platform_clearing', 'school_clearing', 'charity_due', 'platform_fee_due', 'provider_fee_due')
GROUP BY a.tenant_id, a.id, a.code, a.owner_ref, a.currency
HAVING sum(e.debit - e.credit) <> 0;
GRANT SELECT ON commerce.open_clearing TO bookgrove_app;
