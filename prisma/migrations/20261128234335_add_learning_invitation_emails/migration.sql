-- AlterTable
ALTER TABLE "learning"."course_invitation" ADD COLUMN     "email" VARCHAR(254),
ADD COLUMN     "token_hash" BYTEA,
ALTER COLUMN "user_id" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "course_invitation_tenant_id_course_id_email_key" ON "learning"."course_invitation"("tenant_id", "course_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "course_invitation_tenant_id_token_hash_key" ON "learning"."course_invitation"("tenant_id", "token_hash");
