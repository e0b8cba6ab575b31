-- Counts that the category tree, the table of books and the numbers of reactions made from all books and reactions are kept
-- now (ADR 0063):
--   category           slug: books in every state
--   reacted            reaction: reactions to the school's own books, and those of its readers to the platform's
--   reacted_on         day, UTC, and reaction: `2026-11-24 loved`
--   category_reacted   slug: reactions to the school's own published books
CREATE OR REPLACE FUNCTION catalog.counts_of_book(b catalog.book) RETURNS TABLE (name text, key text, owner_id uuid)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT v.name, coalesce(c.slug, v.key), o.owner_id FROM (VALUES
    ('category', NULL, cardinality(b.categories) > 0, false),
    ('state', b.status::text || '/' || b.ingestion::text, true, true),
    ('published', CASE WHEN b.visibility = 'class' THEN coalesce(b.class_id::text, '') ELSE '' END, b.status = 'published', true),
    ('queue', b.status::text, NOT b.awaits_file, false),
    ('language', regexp_replace(b.language, '-([A-Za-z]{2}|[0-9]{3})(-.*)?$', ''), b.status = 'published', false),
    ('added', to_char(b.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD'), true, false),
    ('covered', 'age_rating', b.status = 'published' AND b.age_rating IS NOT NULL, false),
    ('covered', 'reading_level', b.status = 'published' AND b.reading_level IS NOT NULL, false),
    ('covered', 'license', b.status = 'published' AND CASE b.rights WHEN 'own' THEN true
      WHEN 'permission' THEN btrim(b.rights_proof) <> '' WHEN 'licence' THEN coalesce(b.license, '') <> ''
      ELSE coalesce(b.license, '') <> '' OR b.student_made END, false),
    ('covered', 'summary', b.status = 'published' AND b.summary <> '', false),
    ('covered', 'accessibility', b.status = 'published' AND 'alternativeText' = ANY (b.accessibility_features), false),
    ('covered', 'audio', b.status = 'published' AND b.has_audio, false)) AS v(name, key, counts, owned)
  CROSS JOIN LATERAL (SELECT NULL::uuid AS owner_id UNION ALL SELECT b.created_by WHERE v.owned) o
  LEFT JOIN LATERAL unnest(CASE WHEN v.name = 'category' THEN b.categories END) c(slug) ON true
  WHERE v.counts
$$;

CREATE OR REPLACE FUNCTION catalog.counts_of_book_reaction(r catalog.book_reaction)
RETURNS TABLE (name text, key text, owner_id uuid) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT v.name, v.key, v.owner_id
  FROM catalog.book b CROSS JOIN LATERAL (
    SELECT 'reactions' AS name, '' AS key, NULL::uuid AS owner_id
    UNION ALL SELECT 'reactions', '', b.created_by
    UNION ALL SELECT 'reacted', r.reaction, NULL
    UNION ALL SELECT 'reacted_on', to_char(r.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD') || ' ' || r.reaction, NULL
    UNION ALL SELECT 'category_reacted', slug, NULL FROM unnest(b.categories) slug WHERE b.status = 'published') v
  WHERE b.tenant_id = r.tenant_id AND b.id = r.book_id
  -- The platform's books are not read: a change of one of them would not see the reactions of all schools.
  UNION ALL SELECT 'reacted', r.reaction, NULL WHERE r.book_tenant_id <> r.tenant_id
  UNION ALL SELECT 'reacted_on', to_char(r.created_at AT TIME ZONE 'utc', 'YYYY-MM-DD') || ' ' || r.reaction, NULL
    WHERE r.book_tenant_id <> r.tenant_id
$$;
SELECT platform.keep_counts('catalog', 'book_reaction', 'book', ARRAY['created_by', 'status', 'categories']);

CREATE INDEX book_reaction_to_platform ON catalog.book_reaction (tenant_id, book_id)
  WHERE book_tenant_id = '00000000-0000-7000-8000-000000000000';
