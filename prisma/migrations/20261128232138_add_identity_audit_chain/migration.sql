-- CreateTable
CREATE TABLE "identity"."audit_link" (
    "tenant_id" UUID NOT NULL,
    "number" BIGINT NOT NULL,
    "entry_id" UUID NOT NULL,
    "digest" BYTEA NOT NULL,
    "salt" UUID,
    "link" BYTEA NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_link_pkey" PRIMARY KEY ("tenant_id","number")
);

-- CreateTable
CREATE TABLE "identity"."audit_unsealed" (
    "tenant_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_unsealed_pkey" PRIMARY KEY ("tenant_id","entry_id")
);

-- CreateTable
CREATE TABLE "identity"."audit_check" (
    "tenant_id" UUID NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "links" BIGINT NOT NULL,
    "breaks" INTEGER NOT NULL,
    "found" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "audit_check_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE INDEX "audit_link_tenant_id_entry_id_number_idx" ON "identity"."audit_link"("tenant_id", "entry_id", "number");

SELECT platform.fence('identity', 'audit_link', 'tenant');
SELECT platform.fence('identity', 'audit_unsealed', 'tenant');
SELECT platform.fence('identity', 'audit_check', 'tenant');

-- Only the functions below write the chain. The application reads it.
REVOKE INSERT, UPDATE, DELETE ON identity.audit_link, identity.audit_unsealed FROM bookgrove_app;

-- The scheduled job looks for what waits at every school, and seals inside each one's fence. The platform's team sees the
-- results of every school.
CREATE POLICY machinery ON identity.audit_unsealed FOR SELECT USING ((SELECT platform.is_system()));
CREATE POLICY machinery ON identity.audit_check FOR SELECT USING ((SELECT platform.is_system()));
CREATE POLICY oversight ON identity.audit_check FOR SELECT USING ((SELECT platform.oversees()));

-- What a link vouches for. A member more needs a function of another name, since stored digests are never computed again.
CREATE FUNCTION identity.audit_digest(e identity.audit_entry, salt uuid) RETURNS bytea
LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT sha256(convert_to(salt::text || jsonb_build_array(
    e.tenant_id, e.id, (extract(epoch FROM e.at) * 1000)::bigint, e.actor_id, e.actor_name, e.action,
    e.subject_id, e.subject_name, e.reason, e.detail, e.correlation_id)::text, 'UTF8'))
$$;

CREATE FUNCTION identity.audit_link_of(before bytea, number bigint, entry uuid, digest bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE SET search_path = '' AS $$
  SELECT sha256(before || int8send(number) || uuid_send(entry) || digest)
$$;

-- Entries wait for their place: computing the chain in the transaction of the action would make all actions of a school wait
-- for each other.
CREATE FUNCTION identity.await_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
BEGIN
  INSERT INTO identity.audit_unsealed (tenant_id, entry_id) SELECT tenant_id, id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER await_seal AFTER INSERT ON identity.audit_entry
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION identity.await_seal();

-- Appends up to `most` waiting entries of the running school to its chain; answers how many.
CREATE FUNCTION identity.seal_audit(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE
  tenant uuid := platform.current_tenant();
  at_number bigint;
  before bytea;
  waiting record;
  own_salt uuid;
  own_digest bytea;
  done integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('identity.audit_link ' || tenant, 0));
  SELECT l.number, l.link INTO at_number, before FROM identity.audit_link l
    WHERE l.tenant_id = tenant ORDER BY l.number DESC LIMIT 1;
  at_number := coalesce(at_number, 0);
  before := coalesce(before, ''::bytea);
  FOR waiting IN
    SELECT u.entry_id, e FROM identity.audit_unsealed u
      JOIN identity.audit_entry e ON e.tenant_id = u.tenant_id AND e.id = u.entry_id
      WHERE u.tenant_id = tenant ORDER BY u.since, u.entry_id LIMIT most
  LOOP
    own_salt := gen_random_uuid();
    own_digest := identity.audit_digest(waiting.e, own_salt);
    at_number := at_number + 1;
    before := identity.audit_link_of(before, at_number, waiting.entry_id, own_digest);
    INSERT INTO identity.audit_link (tenant_id, number, entry_id, digest, salt, link)
      VALUES (tenant, at_number, waiting.entry_id, own_digest, own_salt, before);
    DELETE FROM identity.audit_unsealed WHERE tenant_id = tenant AND entry_id = waiting.entry_id;
    done := done + 1;
  END LOOP;
  RETURN done;
END $$;
REVOKE EXECUTE ON FUNCTION identity.seal_audit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.seal_audit TO bookgrove_app;

-- What is not as it was written among the links after `past` and up to `past + most` of the running school:
-- `order` a link that does not continue the one before, `changed` and `removed` an entry that is not the one sealed.
CREATE FUNCTION identity.audit_breaks(past bigint, most integer)
RETURNS TABLE (what text, number bigint, entry_id uuid) LANGUAGE sql STABLE SET search_path = '' AS $$
  SELECT f.what, l.number, l.entry_id
  FROM identity.audit_link l
  LEFT JOIN identity.audit_link b ON b.tenant_id = l.tenant_id AND b.number = l.number - 1
  LEFT JOIN identity.audit_entry e ON e.tenant_id = l.tenant_id AND e.id = l.entry_id
  CROSS JOIN LATERAL (
    SELECT 'order' AS what WHERE (b.number IS NULL AND l.number > 1)
      OR l.link <> identity.audit_link_of(coalesce(b.link, ''::bytea), l.number, l.entry_id, l.digest)
    UNION ALL
    SELECT CASE WHEN e.id IS NULL THEN 'removed' ELSE 'changed' END
      WHERE NOT EXISTS (SELECT FROM identity.audit_link n
          WHERE n.tenant_id = l.tenant_id AND n.entry_id = l.entry_id AND n.number > l.number)
        AND NOT EXISTS (SELECT FROM identity.audit_unsealed u
          WHERE u.tenant_id = l.tenant_id AND u.entry_id = l.entry_id)
        AND (e.id IS NULL OR l.salt IS NULL OR l.digest <> identity.audit_digest(e, l.salt))
  ) f
  WHERE l.tenant_id = platform.current_tenant() AND l.number > past AND l.number <= past + most
  ORDER BY l.number
$$;

-- An erasure blanks what entries say about a person. The digests of the old words must not let anybody guess them: their salt
-- goes, and each entry is sealed again as it is now, which the chain shows.
CREATE FUNCTION identity.reseal_forgotten(entries uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  UPDATE identity.audit_link SET salt = NULL WHERE tenant_id = platform.current_tenant() AND entry_id = ANY (entries);
  INSERT INTO identity.audit_unsealed (tenant_id, entry_id)
    SELECT platform.current_tenant(), e FROM unnest(entries) e ON CONFLICT DO NOTHING
$$;
REVOKE EXECUTE ON FUNCTION identity.reseal_forgotten FROM PUBLIC;

CREATE OR REPLACE FUNCTION identity.forget_in_audit(person uuid, tombstone text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE forgotten uuid[];
BEGIN
  WITH blanked AS (
    UPDATE identity.audit_entry SET
      actor_name = CASE WHEN actor_id = person THEN tombstone ELSE actor_name END,
      subject_name = CASE WHEN subject_id = person THEN tombstone ELSE subject_name END,
      reason = CASE WHEN subject_id = person THEN NULL ELSE reason END,
      detail = CASE WHEN subject_id = person THEN '{}'::jsonb ELSE detail END
    WHERE tenant_id = platform.current_tenant() AND (actor_id = person OR subject_id = person)
    RETURNING id
  ) SELECT array_agg(id) INTO forgotten FROM blanked;
  PERFORM identity.reseal_forgotten(forgotten);
END $$;

CREATE OR REPLACE FUNCTION identity.forget_in_audit(person uuid, tombstone text, names text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' AS $$
DECLARE forgotten uuid[];
BEGIN
  PERFORM identity.forget_in_audit(person, tombstone);
  WITH blanked AS (
    UPDATE identity.audit_entry SET
      actor_name = CASE WHEN actor_name ~* names THEN tombstone ELSE actor_name END,
      subject_name = CASE WHEN subject_name ~* names THEN tombstone ELSE subject_name END,
      reason = CASE WHEN reason ~* names THEN NULL ELSE reason END,
      detail = CASE WHEN detail::text ~* names THEN '{}'::jsonb ELSE detail END
    WHERE tenant_id = platform.current_tenant() AND concat_ws(' ', reason, detail::text) ~* names
    RETURNING id
  ) SELECT array_agg(id) INTO forgotten FROM blanked;
  PERFORM identity.reseal_forgotten(forgotten);
END $$;

-- Entries of before this migration are sealed as they are now. The tables are fenced for their owner, too.
ALTER TABLE identity.audit_entry NO FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.audit_unsealed NO FORCE ROW LEVEL SECURITY;
INSERT INTO identity.audit_unsealed (tenant_id, entry_id, since) SELECT tenant_id, id, at FROM identity.audit_entry;
ALTER TABLE identity.audit_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE identity.audit_unsealed FORCE ROW LEVEL SECURITY;
