-- AlterEnum
ALTER TYPE "messaging"."email_status" ADD VALUE 'discarded';

-- CreateTable
CREATE TABLE "messaging"."mail_outage" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "failing_since" TIMESTAMPTZ(3) NOT NULL,
    "last_error" VARCHAR(60) NOT NULL,
    "reported" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "mail_outage_pkey" PRIMARY KEY ("id")
);

SELECT platform.fence('messaging', 'mail_outage', 'system');
