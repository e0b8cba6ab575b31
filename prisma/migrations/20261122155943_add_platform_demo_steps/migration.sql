-- CreateTable
CREATE TABLE "platform"."demo_step" (
    "name" VARCHAR(120) NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demo_step_pkey" PRIMARY KEY ("name")
);

SELECT platform.fence('platform', 'demo_step', 'system');
