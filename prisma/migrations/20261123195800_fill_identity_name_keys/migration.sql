-- Accounts that were changed since the migration before have their keys already; they are made again with the others.
SELECT identity.rebuild_name_keys(tenant_id) FROM (SELECT DISTINCT tenant_id FROM identity.user_account) school;
