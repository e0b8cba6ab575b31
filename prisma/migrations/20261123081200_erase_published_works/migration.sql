-- What an erasure needs besides deleting rows (ADR 0055).

-- Recipient and people whose name or work is in the e-mail.
ALTER TABLE messaging.email ADD COLUMN about UUID[] DEFAULT ARRAY[]::UUID[];

-- Words of a text that the search knows, and that no book of the school has any more. Like the trigger of the book table it
-- runs as the owner, because the index is sealed.
CREATE FUNCTION catalog.forget_words(written text, language text) RETURNS void LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
  DELETE FROM catalog.book_word w
  WHERE w.tenant_id = platform.current_tenant()
    AND w.word = ANY (tsvector_to_array(
      catalog.vector_of(written, language, 'A') || catalog.vector_of(written, 'und', 'A') || catalog.vector_of(written, 'en', 'A')))
    AND NOT EXISTS (
      SELECT FROM catalog.book_index i WHERE i.tenant_id = w.tenant_id AND i.words @@ quote_literal(w.word)::tsquery)
$$;
REVOKE EXECUTE ON FUNCTION catalog.forget_words FROM PUBLIC;
GRANT EXECUTE ON FUNCTION catalog.forget_words TO bookgrove_app;

-- Entries about others may name the person, too: staff who viewed the account, a reason. `names` is a regular expression that
-- finds full name, username and address as whole words; null: only entries by and about the person. The previous version
-- calls the function with two arguments, which stays until the next version.
CREATE FUNCTION identity.forget_in_audit(person uuid, tombstone text, names text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  SELECT identity.forget_in_audit(person, tombstone);
  UPDATE identity.audit_entry SET
    actor_name = CASE WHEN actor_name ~* names THEN tombstone ELSE actor_name END,
    subject_name = CASE WHEN subject_name ~* names THEN tombstone ELSE subject_name END,
    reason = CASE WHEN reason ~* names THEN NULL ELSE reason END,
    detail = CASE WHEN detail::text ~* names THEN '{}'::jsonb ELSE detail END
  WHERE tenant_id = platform.current_tenant()
    AND concat_ws(' ', reason, detail::text) ~* names
$$;
REVOKE EXECUTE ON FUNCTION identity.forget_in_audit(uuid, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION identity.forget_in_audit(uuid, text, text) TO bookgrove_app;
