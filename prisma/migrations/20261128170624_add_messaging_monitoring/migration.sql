-- CreateEnum
CREATE TYPE "messaging"."email_state" AS ENUM ('queued', 'sent', 'delivered', 'bounced', 'complained', 'failed', 'suppressed', 'discarded');

-- DropIndex
DROP INDEX "messaging"."email_tenant_id_template_cause_recipient_key";

-- AlterTable
ALTER TABLE "messaging"."email" ADD COLUMN     "address" VARCHAR(255) NOT NULL DEFAULT '',
ADD COLUMN     "recipient_id" UUID,
ADD COLUMN     "resend_no" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "resend_of" UUID,
ADD COLUMN     "state" "messaging"."email_state" NOT NULL DEFAULT 'queued';

-- CreateTable
CREATE TABLE "messaging"."email_event" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email_id" UUID NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "detail" VARCHAR(255),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_event_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "messaging"."suppressed_address" (
    "tenant_id" UUID NOT NULL,
    "address" VARCHAR(255) NOT NULL,
    "reason" VARCHAR(16) NOT NULL,
    "detail" VARCHAR(120),
    "email_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suppressed_address_pkey" PRIMARY KEY ("tenant_id","address")
);

-- CreateTable
CREATE TABLE "messaging"."kept_count" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "source" VARCHAR(64) NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "key" VARCHAR(128) NOT NULL,
    "owner_id" UUID,
    "count" INTEGER NOT NULL,

    CONSTRAINT "kept_count_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "email_event_tenant_id_email_id_at_idx" ON "messaging"."email_event"("tenant_id", "email_id", "at");

-- CreateIndex
CREATE INDEX "kept_count_name_owner_id_tenant_id_key_idx" ON "messaging"."kept_count"("name", "owner_id", "tenant_id", "key");

-- CreateIndex
CREATE INDEX "kept_count_name_key_idx" ON "messaging"."kept_count"("name", "key");

-- CreateIndex
CREATE INDEX "email_created_at_id_idx" ON "messaging"."email"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "email_state_created_at_id_idx" ON "messaging"."email"("state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "email_template_created_at_id_idx" ON "messaging"."email"("template", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "email_tenant_id_created_at_id_idx" ON "messaging"."email"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "email_tenant_id_template_cause_recipient_resend_no_key" ON "messaging"."email"("tenant_id", "template", "cause", "recipient", "resend_no");

-- CreateIndex
CREATE UNIQUE INDEX "email_tenant_id_resend_of_key" ON "messaging"."email"("tenant_id", "resend_of");

-- AddForeignKey
ALTER TABLE "messaging"."email_event" ADD CONSTRAINT "email_event_tenant_id_email_id_fkey" FOREIGN KEY ("tenant_id", "email_id") REFERENCES "messaging"."email"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('messaging', 'email_event', 'tenant');
SELECT platform.fence('messaging', 'suppressed_address', 'tenant');
SELECT platform.fence('messaging', 'kept_count', 'tenant');
CREATE POLICY oversight ON messaging.email_event FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON messaging.suppressed_address FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON messaging.email_opt_out FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY oversight ON messaging.kept_count FOR SELECT USING ((SELECT platform.oversees()));
CREATE POLICY folding ON messaging.kept_count FOR SELECT USING ((SELECT platform.is_system()));

-- Compared byte by byte, so that the beginning of an address is found by the index.
CREATE INDEX email_address_idx ON messaging.email (address COLLATE "C", created_at DESC);

-- The state in which staff see an e-mail. What the mailbox reported is later than what the mail server accepted.
CREATE FUNCTION messaging.state_of_email() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  NEW.address := lower(NEW.recipient);
  NEW.state := CASE
    WHEN NEW.status IN ('queued', 'suppressed', 'discarded') THEN NEW.status::text
    WHEN NEW.delivery IN ('delivered', 'bounced', 'complained') THEN NEW.delivery::text
    ELSE NEW.status::text END::messaging.email_state;
  RETURN NEW;
END $$;
CREATE TRIGGER email_has_state BEFORE INSERT OR UPDATE ON messaging.email
  FOR EACH ROW EXECUTE FUNCTION messaging.state_of_email();

-- Rows of before get their state without an entry in the history for this migration.
UPDATE messaging.email SET address = '';
INSERT INTO messaging.email_event (tenant_id, email_id, kind, detail, at)
  SELECT tenant_id, id, 'queued', NULL, created_at FROM messaging.email
  UNION ALL SELECT tenant_id, id, 'sent', NULL, sent_at FROM messaging.email WHERE sent_at IS NOT NULL
  UNION ALL SELECT tenant_id, id, state::text, delivery_detail, coalesce(delivery_at, sent_at, created_at) FROM messaging.email
    WHERE state NOT IN ('queued', 'sent');
INSERT INTO messaging.suppressed_address (tenant_id, address, reason, detail, email_id, created_at)
  SELECT DISTINCT ON (tenant_id, address) tenant_id, address, delivery::text, delivery_detail, id, delivery_at FROM messaging.email
  WHERE delivery = 'complained' OR delivery = 'bounced' AND delivery_detail LIKE 'Permanent%'
  ORDER BY tenant_id, address, delivery_at DESC;

CREATE FUNCTION messaging.history_of_email() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  kind text;
BEGIN
  IF TG_OP = 'INSERT' OR NEW.state <> OLD.state THEN kind := NEW.state::text;
  ELSIF NEW.delivery = 'delayed' AND OLD.delivery IS NULL THEN kind := 'delayed';
  ELSIF NEW.tries > OLD.tries AND NEW.state = 'queued' THEN kind := 'retried';
  ELSE RETURN NULL;
  END IF;
  INSERT INTO messaging.email_event (tenant_id, email_id, kind, detail, at) VALUES (NEW.tenant_id, NEW.id, kind,
    CASE WHEN kind IN ('delivered', 'bounced', 'complained', 'delayed') THEN NEW.delivery_detail
      WHEN kind IN ('retried', 'failed', 'suppressed', 'discarded') THEN left(NEW.last_error, 255) END,
    CASE WHEN kind IN ('delivered', 'bounced', 'complained', 'delayed') THEN coalesce(NEW.delivery_at, clock_timestamp())
      ELSE clock_timestamp() END);
  IF kind = 'complained' OR kind = 'bounced' AND NEW.delivery_detail LIKE 'Permanent%' THEN
    INSERT INTO messaging.suppressed_address (tenant_id, address, reason, detail, email_id)
    VALUES (NEW.tenant_id, NEW.address, kind, NEW.delivery_detail, NEW.id)
    ON CONFLICT (tenant_id, address) DO UPDATE
      SET reason = excluded.reason, detail = excluded.detail, email_id = excluded.email_id, created_at = excluded.created_at;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER email_has_history AFTER INSERT OR UPDATE ON messaging.email
  FOR EACH ROW EXECUTE FUNCTION messaging.history_of_email();

-- An e-mail counts by the day on which it was requested, its template and its state.
CREATE FUNCTION messaging.counts_of_email(e messaging.email) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'state'::text, to_char(e.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD') || '/' || e.template || '/' || e.state::text, NULL::uuid
$$;
SELECT platform.keep_counts('messaging', 'email');
