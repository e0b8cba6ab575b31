-- CreateTable
CREATE TABLE "catalog"."book_case" (
    "tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "stage" VARCHAR(12) NOT NULL DEFAULT 'open',
    "owner_id" UUID,
    "owner_name" VARCHAR(255) NOT NULL DEFAULT '',
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_case_pkey" PRIMARY KEY ("tenant_id","book_id")
);

-- CreateTable
CREATE TABLE "catalog"."book_move" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "move" VARCHAR(16) NOT NULL,
    "reason" VARCHAR(24),
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    "actor_id" UUID NOT NULL,
    "actor_name" VARCHAR(255) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_move_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog"."book_report" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "book_tenant_id" UUID NOT NULL,
    "book_id" UUID NOT NULL,
    "fault" VARCHAR(16) NOT NULL,
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" UUID,

    CONSTRAINT "book_report_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateIndex
CREATE INDEX "book_move_tenant_id_book_id_created_at_idx" ON "catalog"."book_move"("tenant_id", "book_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "book_report_tenant_id_book_id_idx" ON "catalog"."book_report"("tenant_id", "book_id");

-- CreateIndex
CREATE UNIQUE INDEX "book_report_tenant_id_user_id_book_id_key" ON "catalog"."book_report"("tenant_id", "user_id", "book_id");

SELECT platform.fence('catalog', 'book_case', 'tenant');
SELECT platform.fence('catalog', 'book_move', 'tenant');
SELECT platform.fence('catalog', 'book_report', 'tenant');

-- The platform's team sees the desks of all schools.
CREATE POLICY oversight ON catalog.book_case FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON catalog.book_move FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON catalog.book_report FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON catalog.book_file FOR SELECT USING (platform.oversees());
CREATE POLICY oversight ON catalog.reading_progress FOR SELECT USING (platform.oversees());

-- The desk reads what is not on a shelf yet: a few of many books.
CREATE INDEX book_on_the_desk ON catalog.book (created_at) WHERE status IN ('draft', 'in_review');
CREATE INDEX book_report_open ON catalog.book_report (book_id) WHERE settled_at IS NULL;
CREATE INDEX book_file_lately ON catalog.book_file (created_at);
