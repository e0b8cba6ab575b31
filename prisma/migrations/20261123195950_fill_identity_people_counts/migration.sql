-- A migration of its own: the triggers of the one before are committed, so that what is written meanwhile is counted too,
-- and writers do not wait for this.
SELECT identity.rebuild_people_counts(tenant_id) FROM (SELECT DISTINCT tenant_id FROM identity.user_account) school;
