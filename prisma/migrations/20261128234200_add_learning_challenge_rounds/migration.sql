-- CreateTable
CREATE TABLE "learning"."challenge_round" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "challenge_id" UUID NOT NULL,
    "class_id" UUID NOT NULL,
    "held_by" UUID,
    "questions" JSONB NOT NULL,
    "step" INTEGER NOT NULL DEFAULT 0,
    "shown" BOOLEAN NOT NULL DEFAULT false,
    "state" VARCHAR(5) NOT NULL DEFAULT 'open',
    "answer_count" INTEGER NOT NULL DEFAULT 0,
    "right_count" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "challenge_round_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "learning"."challenge_round_answer" (
    "tenant_id" UUID NOT NULL,
    "round_id" UUID NOT NULL,
    "step" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "answer" JSONB NOT NULL,
    "right" BOOLEAN NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenge_round_answer_pkey" PRIMARY KEY ("tenant_id","round_id","step","user_id")
);

-- CreateIndex
CREATE INDEX "challenge_round_tenant_id_class_id_state_idx" ON "learning"."challenge_round"("tenant_id", "class_id", "state");

-- CreateIndex
CREATE INDEX "challenge_round_tenant_id_challenge_id_state_idx" ON "learning"."challenge_round"("tenant_id", "challenge_id", "state");

-- CreateIndex
CREATE INDEX "challenge_round_answer_tenant_id_user_id_idx" ON "learning"."challenge_round_answer"("tenant_id", "user_id");

-- AddForeignKey
ALTER TABLE "learning"."challenge_round_answer" ADD CONSTRAINT "challenge_round_answer_tenant_id_round_id_fkey" FOREIGN KEY ("tenant_id", "round_id") REFERENCES "learning"."challenge_round"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT platform.fence('learning', 'challenge_round', 'tenant');
SELECT platform.fence('learning', 'challenge_round_answer', 'tenant');
