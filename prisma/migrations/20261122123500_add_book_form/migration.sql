-- What was written in the story maker keeps its kind when it becomes a book: blog posts, letters, poems and comics are found
-- as what they are.
ALTER TABLE "catalog"."book" ADD COLUMN "form" VARCHAR(16);

-- The owner of the tables is inside the fence too.
ALTER TABLE catalog.book NO FORCE ROW LEVEL SECURITY;
ALTER TABLE catalog.story NO FORCE ROW LEVEL SECURITY;
UPDATE catalog.book b SET form = s.kind FROM catalog.story s WHERE s.tenant_id = b.tenant_id AND s.book_id = b.id;
ALTER TABLE catalog.story FORCE ROW LEVEL SECURITY;
ALTER TABLE catalog.book FORCE ROW LEVEL SECURITY;
