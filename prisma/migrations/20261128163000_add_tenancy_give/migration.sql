-- The mode for giving begins as a draft: the platform's team activates it, and schools that take gifts offer it.
-- A name that the platform's team took meanwhile stays theirs.
INSERT INTO tenancy.mode (id, name, description, image, view, landing_path, lock, lock_roles, status, position, updated_at) VALUES
  ('00000000-0000-7000-8000-0000000000a7', 'Give', 'Projects that need help, and what was done together.', '/art/mode-give.svg', 'give', '/library', 'none', '{}', 'DRAFT', 6, now())
ON CONFLICT (name) DO NOTHING;
