-- Each sign-in read all accounts of the school: `lower` is not leakproof, so that row-level security does not allow the indexes
-- on `lower(username)` and `lower(email)`. A comparison with a column is leakproof. These columns follow the two they are
-- made of, also when a person is erased.
ALTER TABLE identity.user_account
  ADD COLUMN username_key text GENERATED ALWAYS AS (lower(username)) STORED,
  ADD COLUMN email_key text GENERATED ALWAYS AS (lower(email)) STORED;
CREATE INDEX user_account_by_username_key ON identity.user_account (tenant_id, username_key);
CREATE INDEX user_account_by_email_key ON identity.user_account (tenant_id, email_key);
