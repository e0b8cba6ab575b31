-- CreateTable
CREATE TABLE "identity"."waiting_registration" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "first_name" VARCHAR(255) NOT NULL,
    "last_name" VARCHAR(255) NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "country" CHAR(2) NOT NULL,
    "language" VARCHAR(8),
    "role" "identity"."role" NOT NULL,
    "birth_year" SMALLINT NOT NULL,
    "birth_month" SMALLINT NOT NULL,
    "agreed_to_terms_at" TIMESTAMPTZ(3) NOT NULL,
    "guardian_email" VARCHAR(255) NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "ticket_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "waiting_registration_pkey" PRIMARY KEY ("tenant_id","id")
);
CREATE UNIQUE INDEX "waiting_registration_tenant_id_token_hash_key" ON "identity"."waiting_registration"("tenant_id", "token_hash");
CREATE UNIQUE INDEX "waiting_registration_tenant_id_ticket_hash_key" ON "identity"."waiting_registration"("tenant_id", "ticket_hash");
CREATE UNIQUE INDEX waiting_registration_email ON identity.waiting_registration (tenant_id, lower(email));
SELECT platform.fence('identity', 'waiting_registration', 'tenant');

-- CreateTable
CREATE TABLE "identity"."guardian_confirmation" (
    "tenant_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "guardian_email" VARCHAR(255) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guardian_confirmation_pkey" PRIMARY KEY ("tenant_id","user_id")
);
SELECT platform.fence('identity', 'guardian_confirmation', 'tenant');
