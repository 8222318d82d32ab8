/** Variables required by lib/env.ts, set before it is read. These tests use no database. */
process.env.DATABASE_URL = "postgresql://nobody@127.0.0.1:1/none";
process.env.NEXTAUTH_SECRET = "a secret that only tests have, long enough";
process.env.NEXTAUTH_URL = "https://centro.example.org";
