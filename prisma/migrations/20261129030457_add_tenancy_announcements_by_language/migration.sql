-- A school writes its announcement in each language of the app. Readers of other languages see "announcement".
ALTER TABLE "tenancy"."tenant" ADD COLUMN "announcement_ar" VARCHAR(255),
ADD COLUMN "announcement_en" VARCHAR(255),
ADD COLUMN "announcement_fr" VARCHAR(255),
ADD COLUMN "announcement_hi" VARCHAR(255);

-- They are part of its branding, which a school changes itself.
CREATE OR REPLACE FUNCTION tenancy.only_branding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  branding CONSTANT text[] := array['logo', 'announcement', 'announcement_en', 'announcement_fr', 'announcement_ar',
    'announcement_hi', 'primary_color', 'primary_color_light', 'primary_color_dark', 'bg_primary_color',
    'bg_secondary_color', 'announcement_color', 'button_color', 'book_button_color', 'text_primary_color',
    'text_secondary_color', 'text_muted_color', 'border_primary_color', 'border_muted_color', 'updated_at'];
BEGIN
  IF to_jsonb(NEW) - branding IS DISTINCT FROM to_jsonb(OLD) - branding THEN
    RAISE EXCEPTION 'A school changes only its branding' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
