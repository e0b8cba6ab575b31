-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "giving";
GRANT USAGE ON SCHEMA giving TO bookgrove_app;
