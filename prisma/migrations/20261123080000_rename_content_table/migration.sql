-- The table of status changes of resources gets the name that code and documents use (docs/glossary.md). As in
-- 20261123070000_rename_catalog_tables, a view keeps the old name for the previous version of the server: PostgreSQL writes
-- through it into the table, and with security_invoker the policies and rights of the application's role hold as before.
-- The next version drops the view.

ALTER TABLE content.resource_move RENAME TO resource_status_change;
ALTER TABLE content.resource_status_change RENAME CONSTRAINT resource_move_pkey TO resource_status_change_pkey;
ALTER TABLE content.resource_status_change
  RENAME CONSTRAINT resource_move_tenant_id_resource_id_fkey TO resource_status_change_tenant_id_resource_id_fkey;
ALTER INDEX content.resource_move_tenant_id_resource_id_created_at_idx
  RENAME TO resource_status_change_tenant_id_resource_id_created_at_idx;
CREATE VIEW content.resource_move WITH (security_invoker = true) AS SELECT * FROM content.resource_status_change;
GRANT SELECT, INSERT, DELETE ON content.resource_move TO bookgrove_app;
