-- CreateEnum
CREATE TYPE "catalog"."book_visibility" AS ENUM ('private', 'class', 'school', 'platform', 'public');

-- AlterTable
ALTER TABLE "catalog"."book" ADD COLUMN     "accessibility_features" TEXT[],
ADD COLUMN     "accessibility_hazards" TEXT[],
ADD COLUMN     "accessibility_summary" TEXT,
ADD COLUMN     "age_rating" SMALLINT,
ADD COLUMN     "class_id" UUID,
ADD COLUMN     "isbn" VARCHAR(13),
ADD COLUMN     "keywords" TEXT[],
ADD COLUMN     "license" VARCHAR(64),
ADD COLUMN     "narrators" TEXT[],
ADD COLUMN     "publisher" VARCHAR(255),
ADD COLUMN     "sdg_goals" SMALLINT[],
ADD COLUMN     "series" VARCHAR(255),
ADD COLUMN     "series_position" SMALLINT,
ADD COLUMN     "themes" TEXT[],
ADD COLUMN     "translation_of" UUID,
ADD COLUMN     "translators" TEXT[],
ADD COLUMN     "visibility" "catalog"."book_visibility" NOT NULL DEFAULT 'school',
ADD COLUMN     "word_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "work_id" UUID;

-- AlterTable
ALTER TABLE "identity"."user_account" ADD COLUMN     "birth_month" SMALLINT,
ADD COLUMN     "birth_year" SMALLINT;

-- CreateIndex
CREATE INDEX "book_tenant_id_work_id_idx" ON "catalog"."book"("tenant_id", "work_id");

-- Prisma's lists are never null, in what was there before neither.
ALTER TABLE "catalog"."book"
  ALTER COLUMN "accessibility_features" SET DEFAULT '{}', ALTER COLUMN "accessibility_hazards" SET DEFAULT '{}',
  ALTER COLUMN "keywords" SET DEFAULT '{}', ALTER COLUMN "narrators" SET DEFAULT '{}', ALTER COLUMN "sdg_goals" SET DEFAULT '{}',
  ALTER COLUMN "themes" SET DEFAULT '{}', ALTER COLUMN "translators" SET DEFAULT '{}';
-- The owner of the tables is inside the fence too: each school's rows are changed in that school's name.
ALTER TABLE catalog.book NO FORCE ROW LEVEL SECURITY;
-- Who said for which ages a book is has rated it; what nobody rated stays unrated. What the platform gave, visitors
-- could open.
UPDATE catalog.book SET accessibility_features = '{}', accessibility_hazards = '{}', keywords = '{}', narrators = '{}',
  sdg_goals = '{}', themes = '{}', translators = '{}', age_rating = age_min,
  visibility = CASE WHEN tenant_id = platform.platform_tenant() THEN 'public' ELSE 'school' END::catalog.book_visibility;
ALTER TABLE catalog.book FORCE ROW LEVEL SECURITY;

ALTER TABLE "catalog"."book"
  ADD CONSTRAINT "book_age_rating_is_an_age" CHECK ("age_rating" BETWEEN 0 AND 21),
  ADD CONSTRAINT "book_goals_are_the_seventeen" CHECK ("sdg_goals" <@ ARRAY[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]::smallint[]),
  ADD CONSTRAINT "book_isbn_is_thirteen_digits" CHECK ("isbn" ~ '^97[89][0-9]{10}$'),
  ADD CONSTRAINT "book_of_a_class_names_it" CHECK ("visibility" <> 'class' OR "class_id" IS NOT NULL);
ALTER TABLE "identity"."user_account"
  ADD CONSTRAINT "user_birth_is_a_month" CHECK (("birth_month" IS NULL OR "birth_year" IS NOT NULL) AND "birth_month" BETWEEN 1 AND 12 AND "birth_year" BETWEEN 1900 AND 2200);
