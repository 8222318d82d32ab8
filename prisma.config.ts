import { defineConfig } from "prisma/config";

/** Read by Prisma's command line only; the site itself connects in `lib/data/client.ts`. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://localhost:5432/postgres" },
});
