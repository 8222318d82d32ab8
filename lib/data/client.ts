import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "@/lib/env";
import { PrismaClient } from "./generated/prisma/client";

/**
 * How long a request may wait for a connection. In a rush that is the time in the queue for one, so it is generous; a
 * database that is down refuses at once.
 */
const CONNECTION_TIMEOUT_MS = 10_000;

function connect() {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
  });
  // Idle connections that break must not bring the process down; the next query gets a new one.
  pool.on("error", () => {});
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    // Longer messages quote the arguments of the call, which may be personal data.
    errorFormat: "minimal",
    // Under contention a request queues for a connection rather than fail.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
    omit: {
      user: {
        password: true,
        resetPasswordToken: true,
        resetPasswordExpires: true,
        emailVerificationToken: true,
        totpSecret: true,
      },
    },
  });
  return { pool, prisma };
}

type Connection = ReturnType<typeof connect>;
const holder = globalThis as typeof globalThis & { databaseConnection?: Connection };

/** One connection pool a process, kept across hot reloads and shared with the rate limiter and the job queue. */
export function database(): Connection {
  holder.databaseConnection ??= connect();
  return holder.databaseConnection;
}

/** Whether this process has asked the database for anything yet. */
export const isDatabaseInUse = (): boolean => holder.databaseConnection !== undefined;

/** The Prisma client of this process. Passwords and tokens are left out of every answer unless asked for. */
export function prisma(): Connection["prisma"] {
  return database().prisma;
}

export type Transaction = Parameters<Parameters<Connection["prisma"]["$transaction"]>[0]>[0];
/** What a data function runs on: the client itself, or the transaction that it is part of. */
export type Queryable = Transaction | Connection["prisma"];
