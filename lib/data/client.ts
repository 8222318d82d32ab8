import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "@/lib/env";
import { PrismaClient } from "./generated/client";
import { hotStatements } from "./hot-statements";

/**
 * How long a request may wait for a connection, either for a free one in the pool or for a new one from PostgreSQL. A
 * server that does not respond within this time is considered down. Longer than PgBouncer's own limit
 * (deploy/hosts/pgbouncer.ini).
 */
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * The embedded database runs one transaction at a time: under load a long wait means a long queue, not that the
 * database is down. When its process ends, its supervisor ends the site.
 */
const EMBEDDED_CONNECTION_TIMEOUT_MS = 60_000;
/** Prisma's own limit is longer than the pool's, so that the pool's more informative error comes first. */
const TRANSACTION_WAIT_MARGIN_MS = 5_000;

function connect() {
  // The connections of the embedded database share one session.
  const preparing = env().PREPARED_STATEMENTS && !env().EMBEDDED_DATABASE;
  const timeout = env().EMBEDDED_DATABASE ? EMBEDDED_CONNECTION_TIMEOUT_MS : CONNECTION_TIMEOUT_MS;
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: timeout,
    idleTimeoutMillis: 30_000,
  });
  // Idle connections that break must not bring the process down; the next query gets a new one.
  pool.on("error", () => {});
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, preparing ? { statementNameGenerator: hotStatements() } : {}),
    // The longer formats quote the query's arguments, which may be personal data.
    errorFormat: "minimal",
    // Under contention a request queues for a connection instead of failing.
    transactionOptions: { maxWait: timeout + TRANSACTION_WAIT_MARGIN_MS, timeout: 15_000 },
    omit: {
      user: {
        password: true,
        resetPasswordToken: true,
        resetPasswordExpires: true,
        emailVerificationToken: true,
        accountLinkToken: true,
        totpSecret: true,
        passkeyHandle: true,
      },
    },
  });
  return { pool, prisma };
}

type Connection = ReturnType<typeof connect>;
const holder = globalThis as typeof globalThis & { databaseConnection?: Connection };

/** The connection pool of this process, kept across hot reloads and shared with the rate limiter and the job queue. */
export function database(): Connection {
  holder.databaseConnection ??= connect();
  return holder.databaseConnection;
}

export const isDatabaseInUse = (): boolean => holder.databaseConnection !== undefined;

/** The Prisma client of this process. Queries omit passwords and tokens unless they select them. */
export function prisma(): Connection["prisma"] {
  return database().prisma;
}

export type Transaction = Parameters<Parameters<Connection["prisma"]["$transaction"]>[0]>[0];
/** The client or a transaction. */
export type Queryable = Transaction | Connection["prisma"];
