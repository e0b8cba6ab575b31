-- A reading list can be for one child of a class.
ALTER TABLE "catalog"."reading_list" ADD COLUMN "student_id" UUID;
CREATE INDEX "reading_list_tenant_id_student_id_idx" ON "catalog"."reading_list"("tenant_id", "student_id");

ALTER TABLE "catalog"."reading_list" DROP CONSTRAINT "reading_list_has_its_audience";
-- A class's list has its class, a group's and a child's their class too, and nobody else's list any of them.
ALTER TABLE "catalog"."reading_list" ADD CONSTRAINT "reading_list_has_its_audience" CHECK (
  CASE "audience" WHEN 'class' THEN "class_id" IS NOT NULL AND "group_id" IS NULL AND "student_id" IS NULL
    WHEN 'group' THEN "class_id" IS NOT NULL AND "group_id" IS NOT NULL AND "student_id" IS NULL
    WHEN 'child' THEN "class_id" IS NOT NULL AND "group_id" IS NULL AND "student_id" IS NOT NULL
    WHEN 'school' THEN "class_id" IS NULL AND "group_id" IS NULL AND "student_id" IS NULL
    WHEN 'draft' THEN "class_id" IS NULL AND "group_id" IS NULL AND "student_id" IS NULL ELSE false END);

CREATE TABLE "catalog"."reading_list_reminder" (
    "tenant_id" UUID NOT NULL,
    "list_id" UUID NOT NULL,
    "student_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "reminded_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_list_reminder_pkey" PRIMARY KEY ("tenant_id","list_id","student_id","day")
);
CREATE INDEX "reading_list_reminder_tenant_id_student_id_idx" ON "catalog"."reading_list_reminder"("tenant_id", "student_id");
CREATE INDEX "reading_list_reminder_tenant_id_reminded_by_idx" ON "catalog"."reading_list_reminder"("tenant_id", "reminded_by");
ALTER TABLE "catalog"."reading_list_reminder" ADD CONSTRAINT "reading_list_reminder_tenant_id_list_id_fkey" FOREIGN KEY ("tenant_id", "list_id") REFERENCES "catalog"."reading_list"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
SELECT platform.fence('catalog', 'reading_list_reminder', 'tenant');
