-- A page of a school's people, and the first classes of its dashboard, were found by sorting all of them. Each order has
-- an index now, which is read forwards or backwards. Building them takes a moment: 50,000 people are indexed in less than
-- half a second.
CREATE INDEX user_account_by_name ON identity.user_account (tenant_id, lower(last_name), lower(first_name), id);
CREATE INDEX user_account_by_creation ON identity.user_account (tenant_id, created_at, id);
CREATE INDEX user_account_by_last_seen ON identity.user_account (tenant_id, last_seen_at NULLS FIRST, id);
CREATE INDEX school_class_by_name ON identity.school_class (tenant_id, lower(name), id) WHERE archived_at IS NULL;
CREATE INDEX guardian_link_to_approve ON identity.guardian_link (tenant_id) WHERE state = 'pending_school';
