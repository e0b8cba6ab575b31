import { defineConfig } from 'prisma/config';

// Migrations are applied by tools/migrate.ts (Prisma's own engine, offline); the CLI here only generates the client.
export default defineConfig({ schema: 'prisma/schema', migrations: { path: 'prisma/migrations' } });
