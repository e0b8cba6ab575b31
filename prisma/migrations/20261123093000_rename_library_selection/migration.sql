-- The column says which books a library has; its name follows docs/glossary.md. `shelf` stays, in step with it, so that the
-- previous version of the server works on while a deployment replaces it. The next version drops `shelf`, the trigger and its function.

ALTER TABLE catalog.library RENAME COLUMN shelf TO selection;
ALTER TABLE catalog.library RENAME CONSTRAINT library_has_a_shelf TO library_selection_known;
-- Generated first, so that row-level security hides no row from the copy.
ALTER TABLE catalog.library ADD COLUMN shelf VARCHAR(8) NOT NULL GENERATED ALWAYS AS (selection) STORED;
ALTER TABLE catalog.library ALTER COLUMN shelf DROP EXPRESSION;
ALTER TABLE catalog.library ALTER COLUMN shelf SET DEFAULT 'picked';

CREATE FUNCTION catalog.sync_library_shelf() RETURNS trigger LANGUAGE plpgsql SET search_path = '' AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.selection = 'picked' THEN NEW.selection := NEW.shelf; END IF;
  ELSIF NEW.selection = OLD.selection AND NEW.shelf <> OLD.shelf THEN
    NEW.selection := NEW.shelf;
  END IF;
  NEW.shelf := NEW.selection;
  RETURN NEW;
END $$;
CREATE TRIGGER sync_library_shelf BEFORE INSERT OR UPDATE OF shelf, selection ON catalog.library
  FOR EACH ROW EXECUTE FUNCTION catalog.sync_library_shelf();
