-- The dashboard of a teacher counts the uploads that are in work or refused: a few of many books.
CREATE INDEX book_unready ON catalog.book (tenant_id, created_by) WHERE ingestion IN ('waiting', 'processing', 'refused');
