-- AlterTable
ALTER TABLE "identity"."school_class" ADD COLUMN     "previous_id" UUID;

-- AlterTable
ALTER TABLE "identity"."roster_import" ADD COLUMN     "made_classes" UUID[],
ADD COLUMN     "make_classes" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "notes" TEXT[],
ADD COLUMN     "printed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "identity"."roster_line" ADD COLUMN     "applied_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "school_class_tenant_id_previous_id_key" ON "identity"."school_class"("tenant_id", "previous_id");

