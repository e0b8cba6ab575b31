-- First and last name may have 255 characters each, so that a name composed of both did not fit into varchar(255). PostgreSQL
-- changes varchar to text without rewriting a table. The previous version writes shorter names into the same columns.

-- These views of the previous version have three of the columns; they are made again below, unchanged.
DROP VIEW catalog.book_case;
DROP VIEW catalog.book_move;
DROP VIEW content.resource_move;

ALTER TABLE catalog.book_history_entry ALTER COLUMN actor_name TYPE text;
ALTER TABLE catalog.book_moderation_case ALTER COLUMN owner_name TYPE text;
ALTER TABLE catalog.hidden_book ALTER COLUMN hidden_name TYPE text;
ALTER TABLE catalog.world_letter ALTER COLUMN signed_as TYPE text;
ALTER TABLE content.experiment_version ALTER COLUMN editor_name TYPE text;
ALTER TABLE content.film ALTER COLUMN editor_name TYPE text;
ALTER TABLE content.message ALTER COLUMN assignee_name TYPE text;
ALTER TABLE content.message_entry ALTER COLUMN author_name TYPE text;
ALTER TABLE content.page_version ALTER COLUMN editor_name TYPE text;
ALTER TABLE content.resource ALTER COLUMN owner_name TYPE text;
ALTER TABLE content.resource_status_change ALTER COLUMN actor_name TYPE text;
ALTER TABLE content.safety_lead ALTER COLUMN author_name TYPE text;
ALTER TABLE identity.audit_entry ALTER COLUMN actor_name TYPE text, ALTER COLUMN subject_name TYPE text;
ALTER TABLE identity.session ALTER COLUMN impersonator_name TYPE text;
ALTER TABLE messaging.email ALTER COLUMN subject TYPE text;

CREATE VIEW catalog.book_case WITH (security_invoker = true) AS SELECT * FROM catalog.book_moderation_case;
GRANT SELECT, INSERT, UPDATE, DELETE ON catalog.book_case TO bookgrove_app;
CREATE VIEW catalog.book_move WITH (security_invoker = true) AS SELECT * FROM catalog.book_history_entry;
GRANT SELECT, INSERT, UPDATE, DELETE ON catalog.book_move TO bookgrove_app;
CREATE VIEW content.resource_move WITH (security_invoker = true) AS SELECT * FROM content.resource_status_change;
GRANT SELECT, INSERT, DELETE ON content.resource_move TO bookgrove_app;
