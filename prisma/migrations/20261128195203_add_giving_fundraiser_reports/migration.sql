-- AlterTable
ALTER TABLE "giving"."fundraiser" ADD COLUMN     "held_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "giving"."fundraiser_report" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "fundraiser_id" UUID NOT NULL,
    "reader" VARCHAR(64) NOT NULL,
    "fault" VARCHAR(16) NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" UUID,

    CONSTRAINT "fundraiser_report_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "fundraiser_report_tenant_id_fundraiser_id_reader_key" ON "giving"."fundraiser_report"("tenant_id", "fundraiser_id", "reader");

-- AddForeignKey
ALTER TABLE "giving"."fundraiser_report" ADD CONSTRAINT "fundraiser_report_tenant_id_fundraiser_id_fkey" FOREIGN KEY ("tenant_id", "fundraiser_id") REFERENCES "giving"."fundraiser"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('giving', 'fundraiser_report', 'tenant');
