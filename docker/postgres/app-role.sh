#!/bin/sh
# The role the servers sign in as. It owns nothing; the migration job lets it into the role `bookgrove_app`.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE bookgrove_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS PASSWORD :'password';
SQL
