-- Sign-ins of the last month were counted from all sessions at each request. They are kept now (ADR 0063), by day, UTC: a
-- sign-in is one session; view-as sessions are not counted.
CREATE FUNCTION identity.counts_of_session(s identity.session) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT 'sign_ins', to_char(s.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD'), NULL::uuid WHERE s.way <> 'impersonation'
$$;
SELECT platform.keep_counts('identity', 'session');
