import { defineConfig } from 'prisma/config';

// Prisma's schema engine is a binary that its installer downloads. Generating the client does not need it, but the
// command line demands a path: any executable will do. Migrations are written and applied without it (author.ts,
// migrate.ts).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: 'schema.prisma', migrations: { path: 'migrations' } });
