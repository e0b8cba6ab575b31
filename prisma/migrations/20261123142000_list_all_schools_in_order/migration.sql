-- The platform's team lists the published books and the audit of all schools, newest first: a page of either is read in
-- order, without sorting the rows of every school.
CREATE INDEX book_live_since ON catalog.book ((coalesce(published_at, created_at)) DESC, id) WHERE status = 'published';
CREATE INDEX audit_entry_at ON identity.audit_entry (at DESC, id DESC);

-- The audit is only added to; its length is a kept count (ADR 0063).
CREATE FUNCTION identity.counts_of_audit_entry(a identity.audit_entry) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'audit', '', NULL::uuid
$$;
SELECT platform.keep_counts('identity', 'audit_entry');
