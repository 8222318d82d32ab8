/** What lib/env.ts wants before anything reads it; no database is reached in these tests. */
process.env.DATABASE_URL = "postgresql://nobody@127.0.0.1:1/none";
process.env.NEXTAUTH_SECRET = "a secret that only tests have, long enough";
process.env.NEXTAUTH_URL = "https://centro.example.org";
