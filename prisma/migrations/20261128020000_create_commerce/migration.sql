-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "commerce";
GRANT USAGE ON SCHEMA commerce TO bookgrove_app;
