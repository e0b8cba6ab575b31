-- A book that was stored without illustrators had null there, not an empty list, and the OPDS feeds answered 500.
ALTER TABLE catalog.book NO FORCE ROW LEVEL SECURITY;
-- The search index has the same words for null and for an empty list; writing it again takes milliseconds for each book.
ALTER TABLE catalog.book DISABLE TRIGGER book_is_indexed;
UPDATE catalog.book SET authors = coalesce(authors, '{}'), illustrators = coalesce(illustrators, '{}'),
  categories = coalesce(categories, '{}'), sdg_goals = coalesce(sdg_goals, '{}'), themes = coalesce(themes, '{}'),
  keywords = coalesce(keywords, '{}'), translators = coalesce(translators, '{}'), narrators = coalesce(narrators, '{}'),
  accessibility_features = coalesce(accessibility_features, '{}'), accessibility_hazards = coalesce(accessibility_hazards, '{}')
WHERE authors IS NULL OR illustrators IS NULL OR categories IS NULL OR sdg_goals IS NULL OR themes IS NULL OR keywords IS NULL
  OR translators IS NULL OR narrators IS NULL OR accessibility_features IS NULL OR accessibility_hazards IS NULL;
ALTER TABLE catalog.book ENABLE TRIGGER book_is_indexed;
ALTER TABLE catalog.book
  ALTER COLUMN authors SET DEFAULT '{}', ALTER COLUMN illustrators SET DEFAULT '{}', ALTER COLUMN categories SET DEFAULT '{}',
  ALTER COLUMN authors SET NOT NULL, ALTER COLUMN illustrators SET NOT NULL, ALTER COLUMN categories SET NOT NULL,
  ALTER COLUMN sdg_goals SET NOT NULL, ALTER COLUMN themes SET NOT NULL, ALTER COLUMN keywords SET NOT NULL,
  ALTER COLUMN translators SET NOT NULL, ALTER COLUMN narrators SET NOT NULL,
  ALTER COLUMN accessibility_features SET NOT NULL, ALTER COLUMN accessibility_hazards SET NOT NULL;
ALTER TABLE catalog.book FORCE ROW LEVEL SECURITY;
