-- Courses that cost something, and what was bought of them.
ALTER TABLE "learning"."course" ADD COLUMN     "prices" JSONB NOT NULL DEFAULT '[]';

ALTER TABLE "commerce"."order_line" ADD COLUMN     "course_id" UUID;

ALTER TABLE "commerce"."access_grant" ADD COLUMN     "course_id" UUID,
ALTER COLUMN "book_id" DROP NOT NULL;
ALTER TABLE "commerce"."access_grant" ADD CONSTRAINT "access_grant_of_one" CHECK (num_nonnulls("book_id", "course_id") = 1);

-- Learning's copy of the grants of commerce: which courses were bought for somebody.
CREATE TABLE "learning"."course_owner" (
    "tenant_id" UUID NOT NULL,
    "grant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "course_owner_pkey" PRIMARY KEY ("tenant_id","grant_id")
);
CREATE INDEX "course_owner_tenant_id_user_id_course_id_idx" ON "learning"."course_owner"("tenant_id", "user_id", "course_id");
SELECT platform.fence('learning', 'course_owner', 'tenant');
