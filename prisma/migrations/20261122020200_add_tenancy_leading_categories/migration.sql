-- AlterTable
ALTER TABLE "tenancy"."mode" ADD COLUMN     "categories" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "tenancy"."school_mode" ADD COLUMN     "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "own_categories" BOOLEAN NOT NULL DEFAULT false;

-- A mode is judged when it is saved; an address that nobody knows any more would lead nowhere, and never does.
UPDATE tenancy.mode SET categories = '{poems,feelings,folk-tales}' WHERE id = '00000000-0000-7000-8000-0000000000a2';
UPDATE tenancy.mode SET categories = '{science,animals,space}' WHERE id = '00000000-0000-7000-8000-0000000000a4';

-- A mode that begins elsewhere than in the library. A name that the platform's team took meanwhile stays theirs.
INSERT INTO tenancy.mode (id, name, description, image, view, landing_path, categories, position, updated_at)
SELECT '00000000-0000-7000-8000-0000000000a6', 'Science lab', 'Experiments to try, then books that explain.',
       '/art/mode-science.svg', 'learn', '/experiment', '{science,space,sea-and-sky,animals}',
       coalesce(max(position), 0) + 1, now() FROM tenancy.mode
ON CONFLICT (name) DO NOTHING;
