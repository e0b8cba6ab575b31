-- Two further modes of today. A name that the platform's team took meanwhile stays theirs.
INSERT INTO tenancy.mode (id, name, description, image, view, landing_path, lock, lock_roles, position, updated_at) VALUES
  ('00000000-0000-7000-8000-0000000000a4', 'Learn', 'Books by reading level, with what you began on top.', '/art/mode-learn.svg', 'learn', '/library', 'none', '{}', 3, now()),
  ('00000000-0000-7000-8000-0000000000a5', 'Create', 'Bring books in, and see what became of them.', '/art/mode-create.svg', 'create', '/library', 'roles', '{teacher,school_admin}', 4, now())
ON CONFLICT (name) DO NOTHING;
