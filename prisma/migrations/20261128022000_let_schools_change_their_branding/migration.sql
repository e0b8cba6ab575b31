-- A school changes how it looks itself: its own row of the list of schools, and of it the branding only.
CREATE POLICY branding ON tenancy.tenant FOR UPDATE
  USING (id = (SELECT platform.current_tenant())) WITH CHECK (id = (SELECT platform.current_tenant()));

CREATE FUNCTION tenancy.only_branding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  branding CONSTANT text[] := array['logo', 'announcement', 'primary_color', 'primary_color_light',
    'primary_color_dark', 'bg_primary_color', 'bg_secondary_color', 'announcement_color', 'button_color',
    'book_button_color', 'text_primary_color', 'text_secondary_color', 'text_muted_color',
    'border_primary_color', 'border_muted_color', 'updated_at'];
BEGIN
  IF to_jsonb(NEW) - branding IS DISTINCT FROM to_jsonb(OLD) - branding THEN
    RAISE EXCEPTION 'A school changes only its branding' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER only_branding BEFORE UPDATE ON tenancy.tenant FOR EACH ROW
  WHEN (platform.current_tenant() IS DISTINCT FROM platform.platform_tenant()
    AND platform.current_tenant() IS NOT NULL AND NOT platform.is_system())
  EXECUTE FUNCTION tenancy.only_branding();
