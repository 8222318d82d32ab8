import "server-only";
import type { Transaction } from "./client";
import { Prisma } from "./generated/prisma/client";

/** Writes that nothing after them in their transaction reads, in the order in which they were asked for. */
export type LastWrites = Prisma.Sql[];

/**
 * Runs several writes in one statement, since each one more is a way to the database and back with a room locked. They
 * see the tables as they were before all of them, so none may build on another.
 */
export async function writeTogether(tx: Transaction, writes: LastWrites): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, n) => Prisma.sql`${Prisma.raw(`write_${n}`)} AS (${write})`);
  await tx.$executeRaw(Prisma.sql`WITH ${Prisma.join(parts, ", ")} SELECT 1`);
}

/** A statement with numbered parameters ($1, $2, …), as a part of another. */
export function toWrite(text: string, values: readonly unknown[]): Prisma.Sql {
  const parts = text.split(/\$(\d+)/);
  const used = parts.filter((_, n) => n % 2 === 1).map((number) => values[Number(number) - 1] ?? null);
  return new Prisma.Sql(
    parts.filter((_, n) => n % 2 === 0),
    used,
  );
}
