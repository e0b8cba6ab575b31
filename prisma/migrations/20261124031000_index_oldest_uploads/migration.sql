-- The longest waiting books of all schools were found by sorting all unpublished ones, the newest of a school by sorting all
-- of its books.
CREATE INDEX book_on_the_desk_everywhere ON catalog.book (created_at, id) WHERE status IN ('draft', 'in_review');
CREATE INDEX book_by_creation ON catalog.book (tenant_id, created_at, id);
