-- A grant that was revoked stays; when the refund is reversed, another one is made. The table is new and empty.
DROP INDEX commerce.access_grant_tenant_id_line_id_key;
CREATE UNIQUE INDEX access_grant_open ON commerce.access_grant (tenant_id, line_id) WHERE status <> 'revoked';
CREATE INDEX "access_grant_tenant_id_line_id_idx" ON "commerce"."access_grant"("tenant_id", "line_id");
