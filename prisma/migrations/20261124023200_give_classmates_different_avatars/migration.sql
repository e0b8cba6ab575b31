-- A child who joins a class and looks like a classmate gets the drawing that the fewest of them have. Whoever chose a drawing,
-- and whoever looks like nobody else, keeps theirs.

-- The drawing of somebody who chose none: `animalOf` of @bookgrove/contract.
CREATE FUNCTION identity.animal_of(id uuid) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  hash integer := 7;
  letter text;
BEGIN
  FOREACH letter IN ARRAY string_to_array(id::text, NULL) LOOP
    hash := (hash * 33 + ascii(letter)) % 65521;
  END LOOP;
  RETURN (ARRAY['fox', 'lion', 'panda', 'rabbit', 'koala', 'frog', 'penguin', 'bear', 'cat', 'tiger', 'owl', 'pig'])[hash % 12 + 1];
END $$;

CREATE FUNCTION identity.differ_from_classmates(tenant uuid, class uuid, child uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own text := identity.animal_of(child);
  taken text[];
BEGIN
  SELECT coalesce(array_agg(CASE WHEN u.avatar LIKE 'set:%' THEN substr(u.avatar, 5) ELSE identity.animal_of(u.id) END), '{}')
    INTO taken
  FROM identity.class_member m JOIN identity.user_account u ON u.tenant_id = m.tenant_id AND u.id = m.user_id
  WHERE m.tenant_id = tenant AND m.class_id = class AND m.role = 'student' AND m.user_id <> child;
  IF NOT own = ANY (taken) THEN RETURN; END IF;
  UPDATE identity.user_account u SET avatar = 'set:' || (
    SELECT animal FROM unnest(ARRAY['fox', 'lion', 'panda', 'rabbit', 'koala', 'frog', 'penguin', 'bear', 'cat', 'tiger', 'owl',
      'pig', 'sunflower', 'cactus', 'mushroom', 'acorn']) WITH ORDINALITY AS set_of(animal, place)
    ORDER BY cardinality(array_positions(taken, animal)), place LIMIT 1)
  WHERE u.tenant_id = tenant AND u.id = child AND u.avatar IS NULL;
END $$;

CREATE FUNCTION identity.class_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM identity.differ_from_classmates(NEW.tenant_id, NEW.class_id, NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER classmates_differ AFTER INSERT ON identity.class_member FOR EACH ROW WHEN (NEW.role = 'student')
  EXECUTE FUNCTION identity.class_joined();

-- Children who are in a class already, in the order in which they joined.
DO $$
DECLARE
  child record;
BEGIN
  FOR child IN SELECT * FROM identity.class_member m WHERE m.role = 'student' ORDER BY m.class_id, m.joined_at, m.user_id LOOP
    PERFORM identity.differ_from_classmates(child.tenant_id, child.class_id, child.user_id);
  END LOOP;
END $$;
