-- Possible duplicates among students were found by comparing the names of all of them at each request. A key of each name,
-- and how many students have it, are kept now, by the trigger below. No name is stored: the key is a hash.
CREATE TABLE "identity"."student_name_key" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "full_key" UUID,
    "is_short" BOOLEAN NOT NULL,

    CONSTRAINT "student_name_key_pkey" PRIMARY KEY ("tenant_id", "user_id")
);
CREATE INDEX "student_name_key_tenant_id_full_key_idx" ON "identity"."student_name_key"("tenant_id", "full_key");
CREATE INDEX student_name_key_short ON identity.student_name_key (tenant_id) WHERE is_short;
SELECT platform.fence('identity', 'student_name_key', 'tenant');

CREATE TABLE "identity"."name_key_count" (
    "tenant_id" UUID NOT NULL,
    "full_key" UUID NOT NULL,
    "students" INTEGER NOT NULL,

    CONSTRAINT "name_key_count_pkey" PRIMARY KEY ("tenant_id", "full_key")
);
CREATE INDEX name_key_shared ON identity.name_key_count (tenant_id) WHERE students > 1;
SELECT platform.fence('identity', 'name_key_count', 'tenant');

-- A name in the form used for comparison: `Zoë-Ann` and `zoe ann` are equal.
CREATE FUNCTION identity.plain_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f\s.''’-]', '', 'g')
$$;

-- SQL that adds the keys of accounts, and counts them. `source` selects rows of `identity.user_account`.
CREATE FUNCTION identity.adding_name_keys(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($sql$
    WITH come AS (
      INSERT INTO identity.student_name_key (tenant_id, user_id, full_key, is_short)
      SELECT u.tenant_id, u.id, CASE WHEN p.f <> '' AND p.l <> '' THEN md5(p.f || ' ' || p.l)::uuid END, length(p.l) <= 1
      FROM (%s) u CROSS JOIN LATERAL (
        SELECT identity.plain_name(u.first_name) AS f, identity.plain_name(u.last_name) AS l OFFSET 0) p
      WHERE u.role = 'student' AND NOT u.is_class_account AND u.merged_into IS NULL AND u.username <> 'erased-' || u.id
      RETURNING tenant_id, full_key)
    INSERT INTO identity.name_key_count AS n (tenant_id, full_key, students)
    SELECT tenant_id, full_key, count(*) FROM come WHERE full_key IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (tenant_id, full_key) DO UPDATE SET students = n.students + excluded.students$sql$, source)
$$;

CREATE FUNCTION identity.keep_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  differ constant text := 'old_rows o JOIN new_rows n USING (tenant_id, id)
    WHERE (o.first_name, o.last_name, o.role, o.is_class_account, o.merged_into, o.username)
      IS DISTINCT FROM (n.first_name, n.last_name, n.role, n.is_class_account, n.merged_into, n.username)';
BEGIN
  -- Most updates of an account are sign-ins.
  IF TG_OP = 'UPDATE' THEN
    PERFORM FROM old_rows o JOIN new_rows n USING (tenant_id, id)
      WHERE (o.first_name, o.last_name, o.role, o.is_class_account, o.merged_into, o.username)
        IS DISTINCT FROM (n.first_name, n.last_name, n.role, n.is_class_account, n.merged_into, n.username);
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('
      WITH gone AS (
        DELETE FROM identity.student_name_key k USING (%s) o WHERE k.tenant_id = o.tenant_id AND k.user_id = o.id
        RETURNING k.tenant_id, k.full_key)
      INSERT INTO identity.name_key_count AS n (tenant_id, full_key, students)
      SELECT tenant_id, full_key, -count(*) FROM gone WHERE full_key IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (tenant_id, full_key) DO UPDATE SET students = n.students + excluded.students',
      CASE TG_OP WHEN 'DELETE' THEN 'SELECT tenant_id, id FROM old_rows' ELSE 'SELECT tenant_id, id FROM ' || differ END);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    EXECUTE identity.adding_name_keys(CASE TG_OP WHEN 'INSERT' THEN 'SELECT * FROM new_rows' ELSE 'SELECT n.* FROM ' || differ END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER name_keys_of_new AFTER INSERT ON identity.user_account REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_name_keys();
CREATE TRIGGER name_keys_of_changed AFTER UPDATE ON identity.user_account
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_name_keys();
CREATE TRIGGER name_keys_of_deleted AFTER DELETE ON identity.user_account REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION identity.keep_name_keys();

-- Makes the keys of one school from scratch. Changes of names wait meanwhile, sign-ins do not.
CREATE FUNCTION identity.rebuild_name_keys(school uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE identity.student_name_key, identity.name_key_count IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM identity.student_name_key WHERE tenant_id = school;
  DELETE FROM identity.name_key_count WHERE tenant_id = school;
  EXECUTE identity.adding_name_keys(format('SELECT * FROM identity.user_account WHERE tenant_id = %L', school));
END $$;
