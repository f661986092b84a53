import { defineConfig } from 'prisma/config';

/** Cairn migrates by itself; this is for those who prefer `prisma migrate deploy`, as the migrator. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.MIGRATION_DATABASE_URL ?? process.env.DATABASE_URL ?? '' },
});
