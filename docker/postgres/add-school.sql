-- Adds a school, its head, and (once) the platform's own row. Run by psql as the owner; docs/running.md shows how.
-- Variables: platform_name, platform_email, subdomain, school_name, school_email, first_name, last_name, email,
-- password_hash. The colours are Bookgrove's own.
\set ON_ERROR_STOP on
BEGIN;

SELECT set_config('app.system', 'on', true) \g /dev/null
CREATE TEMPORARY TABLE palette ON COMMIT DROP AS SELECT
  '#17694a' AS primary_color, '#dcebdd' AS primary_color_light, '#0b3f2d' AS primary_color_dark,
  '#ffffff' AS bg_primary_color, '#f3f4ec' AS bg_secondary_color, '#ee6a43' AS announcement_color,
  '#17694a' AS button_color, '#f4b32f' AS book_button_color, '#17211c' AS text_primary_color,
  '#46524b' AS text_secondary_color, '#5d6862' AS text_muted_color, '#7c8982' AS border_primary_color,
  '#dde1d8' AS border_muted_color;

INSERT INTO tenancy.tenant (id, school_name, school_email, subdomain, updated_at, primary_color, primary_color_light,
  primary_color_dark, bg_primary_color, bg_secondary_color, announcement_color, button_color, book_button_color,
  text_primary_color, text_secondary_color, text_muted_color, border_primary_color, border_muted_color)
SELECT platform.platform_tenant(), :'platform_name', :'platform_email', NULL, now(), * FROM palette
ON CONFLICT (id) DO NOTHING;

INSERT INTO tenancy.tenant (id, school_name, school_email, subdomain, updated_at, primary_color, primary_color_light,
  primary_color_dark, bg_primary_color, bg_secondary_color, announcement_color, button_color, book_button_color,
  text_primary_color, text_secondary_color, text_muted_color, border_primary_color, border_muted_color)
SELECT uuidv7(), :'school_name', :'school_email', :'subdomain', now(), * FROM palette
RETURNING id AS school \gset

SELECT set_config('app.tenant_id', :'school', true) \g /dev/null
INSERT INTO identity.user_account (id, tenant_id, username, email, first_name, last_name, role, password_hash, updated_at)
VALUES (uuidv7(), :'school', lower(:'email'), lower(:'email'), :'first_name', :'last_name', 'school_admin', :'password_hash', now());

COMMIT;
\echo Added :school_name at :subdomain
