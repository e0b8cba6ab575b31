-- To compare two states is not leakproof, so below the fence no index is searched by a state: a desk with three books read all
-- ten thousand of its school. What an index holds by its own condition is found all the same.
DROP INDEX catalog.book_on_the_desk;
CREATE INDEX book_on_the_desk ON catalog.book (tenant_id, created_at) WHERE status IN ('draft', 'in_review');
CREATE INDEX book_off_the_shelf ON catalog.book (tenant_id) WHERE status = 'archived';
