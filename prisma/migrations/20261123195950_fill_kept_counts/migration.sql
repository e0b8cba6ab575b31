-- A migration of its own: the triggers of the ones before are committed, so that what is written meanwhile is counted too.
SELECT platform.recount('catalog', source) FROM unnest(ARRAY['book', 'book_file', 'book_moderation_case', 'reading_progress', 'book_reaction']) source;
SELECT platform.recount('identity', source) FROM unnest(ARRAY['user_account', 'school_class', 'audit_entry', 'session']) source;
SELECT catalog.rebuild_book_reads(tenant_id) FROM (SELECT DISTINCT tenant_id FROM catalog.book) school;
