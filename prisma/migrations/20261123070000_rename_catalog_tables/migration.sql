-- Tables get the names that code and documents use (docs/glossary.md). A view keeps each old name, so that the previous version
-- of the server works on while a deployment replaces it: PostgreSQL writes through such a view into the table, and with
-- security_invoker the policies and rights of the application's role on the table hold as before.
-- The next version drops the five views.

ALTER TABLE catalog.book_apart RENAME TO distinct_book_pair;
ALTER TABLE catalog.distinct_book_pair RENAME CONSTRAINT book_apart_pkey TO distinct_book_pair_pkey;
CREATE VIEW catalog.book_apart WITH (security_invoker = true) AS SELECT * FROM catalog.distinct_book_pair;
GRANT SELECT, INSERT, UPDATE, DELETE ON catalog.book_apart TO bookgrove_app;

ALTER TABLE catalog.book_case RENAME TO book_moderation_case;
ALTER TABLE catalog.book_moderation_case RENAME CONSTRAINT book_case_pkey TO book_moderation_case_pkey;
CREATE VIEW catalog.book_case WITH (security_invoker = true) AS SELECT * FROM catalog.book_moderation_case;
GRANT SELECT, INSERT, UPDATE, DELETE ON catalog.book_case TO bookgrove_app;

ALTER TABLE catalog.book_move RENAME TO book_history_entry;
ALTER TABLE catalog.book_history_entry RENAME CONSTRAINT book_move_pkey TO book_history_entry_pkey;
ALTER INDEX catalog.book_move_tenant_id_book_id_created_at_idx RENAME TO book_history_entry_tenant_id_book_id_created_at_idx;
CREATE VIEW catalog.book_move WITH (security_invoker = true) AS SELECT * FROM catalog.book_history_entry;
GRANT SELECT, INSERT, UPDATE, DELETE ON catalog.book_move TO bookgrove_app;

ALTER TABLE catalog.story_move RENAME TO story_history_entry;
ALTER TABLE catalog.story_history_entry RENAME CONSTRAINT story_move_pkey TO story_history_entry_pkey;
ALTER INDEX catalog.story_move_tenant_id_story_id_created_at_idx RENAME TO story_history_entry_tenant_id_story_id_created_at_idx;
CREATE VIEW catalog.story_move WITH (security_invoker = true) AS SELECT * FROM catalog.story_history_entry;
GRANT SELECT, INSERT, DELETE ON catalog.story_move TO bookgrove_app;

ALTER TABLE catalog.kept_word RENAME TO saved_word;
ALTER TABLE catalog.saved_word RENAME CONSTRAINT kept_word_pkey TO saved_word_pkey;
ALTER INDEX catalog.kept_word_tenant_id_language_word_idx RENAME TO saved_word_tenant_id_language_word_idx;
ALTER INDEX catalog.kept_word_tenant_id_user_id_language_word_key RENAME TO saved_word_tenant_id_user_id_language_word_key;
CREATE VIEW catalog.kept_word WITH (security_invoker = true) AS SELECT * FROM catalog.saved_word;
GRANT SELECT, INSERT, UPDATE, DELETE ON catalog.kept_word TO bookgrove_app;
