-- Authors see how many read their book: counted by book, not by reader.
CREATE INDEX "reading_progress_tenant_id_book_id_idx" ON "catalog"."reading_progress"("tenant_id", "book_id");
