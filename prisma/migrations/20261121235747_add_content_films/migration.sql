-- CreateTable
CREATE TABLE "content"."film" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "slug" VARCHAR(64) NOT NULL,
    "words" JSONB NOT NULL,
    "book" VARCHAR(120),
    "published" BOOLEAN NOT NULL DEFAULT false,
    "video_id" UUID,
    "video_kind" VARCHAR(8),
    "video_bytes" INTEGER,
    "video_name" VARCHAR(200),
    "poster_id" UUID,
    "poster" BYTEA,
    "version" INTEGER NOT NULL DEFAULT 1,
    "editor_id" UUID NOT NULL,
    "editor_name" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "film_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "content"."film_captions" (
    "tenant_id" UUID NOT NULL,
    "film_id" UUID NOT NULL,
    "locale" VARCHAR(5) NOT NULL,
    "cues" JSONB NOT NULL,

    CONSTRAINT "film_captions_pkey" PRIMARY KEY ("tenant_id","film_id","locale")
);

-- CreateIndex
CREATE UNIQUE INDEX "film_tenant_id_slug_key" ON "content"."film"("tenant_id", "slug");

-- AddForeignKey
ALTER TABLE "content"."film_captions" ADD CONSTRAINT "film_captions_tenant_id_film_id_fkey" FOREIGN KEY ("tenant_id", "film_id") REFERENCES "content"."film"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A new table is not reachable until it is classified:
-- SELECT platform.fence('<schema>', '<table>', 'tenant' | 'shared' | 'registry' | 'system');
