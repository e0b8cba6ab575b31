-- Lists that were found by sorting all rows of a school, or of all schools for the platform's team.
CREATE INDEX user_account_everywhere_by_name ON identity.user_account (lower(last_name), lower(first_name), id);
CREATE INDEX user_account_everywhere_by_creation ON identity.user_account (created_at, id);
CREATE INDEX user_account_everywhere_by_last_seen ON identity.user_account (last_seen_at NULLS FIRST, id);
CREATE INDEX user_account_archived ON identity.user_account (tenant_id, archived_at DESC NULLS LAST, id) WHERE status = 'archived';
CREATE INDEX user_account_teaching ON identity.user_account (tenant_id, first_name, last_name, id)
  WHERE role IN ('teacher', 'school_admin') AND status = 'active';
-- Also in the order of the list.
DROP INDEX identity.guardian_link_to_approve;
CREATE INDEX guardian_link_to_approve ON identity.guardian_link (tenant_id, created_at, id) WHERE state = 'pending_school';
-- Copies of the platform's books at the schools.
CREATE INDEX book_file_everywhere_by_sha256 ON catalog.book_file (sha256);
CREATE INDEX book_everywhere_by_isbn ON catalog.book (isbn) WHERE isbn IS NOT NULL;
