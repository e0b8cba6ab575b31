-- CreateTable
CREATE TABLE "identity"."class_device" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "state" VARCHAR(8) NOT NULL,
    "user_agent" VARCHAR(255) NOT NULL DEFAULT '',
    "address" VARCHAR(64),
    "student_id" UUID,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" UUID,
    "trusted_until" TIMESTAMPTZ(3),
    "network_until" TIMESTAMPTZ(3),

    CONSTRAINT "class_device_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "class_device_tenant_id_class_id_secret_hash_key" ON "identity"."class_device"("tenant_id", "class_id", "secret_hash");

-- AddForeignKey
ALTER TABLE "identity"."class_device" ADD CONSTRAINT "class_device_tenant_id_class_id_fkey" FOREIGN KEY ("tenant_id", "class_id") REFERENCES "identity"."school_class"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('identity', 'class_device', 'tenant');
