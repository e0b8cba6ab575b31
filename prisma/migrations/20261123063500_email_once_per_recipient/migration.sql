-- One e-mail for each template, cause and recipient. The previous version writes the recipient into the cause where one
-- cause has several; it names no index when it leaves out what is there, so it works with the new one too.
CREATE UNIQUE INDEX "email_tenant_id_template_cause_recipient_key" ON "messaging"."email"("tenant_id", "template", "cause", "recipient");
DROP INDEX "messaging"."email_tenant_id_template_cause_key";
