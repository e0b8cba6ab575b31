ALTER TABLE messaging.email ADD COLUMN body_deleted_at TIMESTAMPTZ(3);

-- E-mails with a text, by age; few are older than their retention period.
CREATE INDEX email_with_text_idx ON messaging.email (created_at) WHERE body_deleted_at IS NULL;

-- The scheduled job looks for schools with old e-mails, and deletes their texts in the context of each school.
CREATE POLICY machinery ON messaging.email FOR SELECT USING ((SELECT platform.is_system()));
