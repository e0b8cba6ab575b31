-- By which right a book is here, and for a permission who gave it: asked by the wizard, read by who decides.
ALTER TABLE "catalog"."book" ADD COLUMN "rights" VARCHAR(16), ADD COLUMN "rights_proof" VARCHAR(600) NOT NULL DEFAULT '';
