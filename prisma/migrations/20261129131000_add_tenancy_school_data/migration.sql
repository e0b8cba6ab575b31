-- CreateTable
CREATE TABLE "tenancy"."school_export" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "requested_by" UUID NOT NULL,
    "state" VARCHAR(16) NOT NULL DEFAULT 'building',
    "done" SMALLINT NOT NULL DEFAULT 0,
    "tables" SMALLINT NOT NULL DEFAULT 0,
    "bytes" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "school_export_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "tenancy"."school_erasure" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "school_id" UUID NOT NULL,
    "requested_by" UUID NOT NULL,
    "approved_by" UUID NOT NULL,
    "state" VARCHAR(16) NOT NULL DEFAULT 'waiting',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "stopped_by" UUID,
    "began_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "done" SMALLINT NOT NULL DEFAULT 0,
    "tables" SMALLINT NOT NULL DEFAULT 0,
    "erased_rows" BIGINT NOT NULL DEFAULT 0,
    "kept" JSONB NOT NULL DEFAULT '[]',
    "kept_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "school_erasure_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "school_export_tenant_id_requested_by_created_at_idx" ON "tenancy"."school_export"("tenant_id", "requested_by", "created_at");

-- CreateIndex
CREATE INDEX "school_export_state_expires_at_idx" ON "tenancy"."school_export"("state", "expires_at");

-- CreateIndex
CREATE INDEX "school_erasure_tenant_id_school_id_created_at_idx" ON "tenancy"."school_erasure"("tenant_id", "school_id", "created_at");

-- CreateIndex
CREATE INDEX "school_erasure_state_kept_until_idx" ON "tenancy"."school_erasure"("state", "kept_until");

SELECT platform.fence('tenancy', 'school_export', 'tenant');
SELECT platform.fence('tenancy', 'school_erasure', 'tenant');
-- A scheduled job looks for files that are due at every school.
CREATE POLICY machinery ON tenancy.school_export FOR SELECT USING ((SELECT platform.is_system()));

-- Erases rows of the running school from one table, at most `most` of them; answers how many. The application itself cannot
-- delete from the audit log or from tables that are only added to. Possible only while an erasure of the school runs, and never
-- for what the law keeps before its years are over.
CREATE FUNCTION platform.erase_school_rows(target text, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  school uuid := platform.current_tenant();
  phase text;
  done integer;
  kept CONSTANT text[] := ARRAY[
    'commerce.commerce_document', 'commerce.dispute', 'commerce.document_file', 'commerce.document_file_check',
    'commerce.document_void', 'commerce.donation_payment', 'commerce.ledger_account', 'commerce.ledger_entry', 'commerce.ledger_sum',
    'commerce.ledger_transaction', 'commerce.number_series', 'commerce.order_line', 'commerce.order_refund',
    'commerce.order_refund_line', 'commerce.payment', 'commerce.payment_reference', 'commerce.refund', 'commerce.royalty_rule',
    'commerce.sale_share', 'commerce.sales_order', 'commerce.sponsor_request', 'giving.donation', 'giving.tax_claim',
    'giving.tax_claim_row', 'giving.tax_declaration'];
BEGIN
  IF school IS NULL OR school = platform.platform_tenant() THEN
    RAISE EXCEPTION 'Only a school can be erased';
  END IF;
  PERFORM set_config('app.tenant_id', platform.platform_tenant()::text, true);
  SELECT e.state INTO phase FROM tenancy.school_erasure e
    WHERE e.tenant_id = platform.platform_tenant() AND e.school_id = school AND e.state IN ('erasing', 'ending')
    ORDER BY e.created_at DESC LIMIT 1;
  PERFORM set_config('app.tenant_id', school::text, true);
  IF phase IS NULL THEN
    RAISE EXCEPTION 'No erasure of this school is running';
  END IF;
  IF target = ANY (kept) AND phase <> 'ending' THEN
    RAISE EXCEPTION '% is kept', target;
  END IF;
  IF NOT EXISTS (SELECT FROM information_schema.columns c
                 WHERE c.table_schema || '.' || c.table_name = target AND c.column_name = 'tenant_id'
                   AND c.table_schema !~ '^(pg_|information_schema|bullmq|public)') THEN
    RAISE EXCEPTION '% has no rows of schools', target;
  END IF;
  PERFORM set_config('app.system', 'on', true);
  EXECUTE format('DELETE FROM %s WHERE ctid = ANY (ARRAY(SELECT ctid FROM %s WHERE tenant_id = $1 LIMIT $2))',
    target::regclass, target::regclass) USING school, most;
  GET DIAGNOSTICS done = ROW_COUNT;
  PERFORM set_config('app.system', '', true);
  RETURN done;
END $$;
REVOKE EXECUTE ON FUNCTION platform.erase_school_rows FROM PUBLIC;
GRANT EXECUTE ON FUNCTION platform.erase_school_rows TO bookgrove_app;
