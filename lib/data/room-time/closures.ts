import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { toDateColumn, toDay } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import type { ClosureOfRooms } from "@/lib/domain/room-time/closure";
import { closingRooms } from "@/lib/domain/room-time/room-parts";
import type { CalendarDay } from "@/lib/domain/time/dates";
import { type Closure, closureSchema } from "@/lib/schemas/closure/closure";
import { listRoomParts } from "./room-parts";

const closureSelect = columnsFor(closureSchema) satisfies Prisma.ClosureSelect;

type ClosureRow = Prisma.ClosureGetPayload<{ select: typeof closureSelect }>;

const toClosure = (row: ClosureRow): Closure => ({
  ...row,
  startDate: toDay(row.startDate),
  endDate: toDay(row.endDate),
});

const columns = ({ startDate, endDate, note, ...fields }: Omit<Closure, "id">) => ({
  ...fields,
  ...(note === undefined ? {} : { note }),
  startDate: toDateColumn(startDate),
  endDate: toDateColumn(endDate),
});

/** Filters closures by rooms (closures of the whole centre always match) and by the days from `from` to `to`. */
interface ClosureFilter {
  id?: number | undefined;
  spaceIds?: readonly number[] | undefined;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

/** Closures by their first day. */
export async function listClosures(
  { id, spaceIds, from, to }: ClosureFilter,
  on: Queryable = prisma(),
): Promise<Closure[]> {
  const rows = await on.closure.findMany({
    where: {
      ...(id === undefined ? {} : { id }),
      ...(spaceIds === undefined ? {} : { OR: [{ spaceId: { in: [...spaceIds] } }, { spaceId: null }] }),
      ...(from === undefined ? {} : { endDate: { gte: toDateColumn(from) } }),
      ...(to === undefined ? {} : { startDate: { lte: toDateColumn(to) } }),
    },
    select: closureSelect,
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
  });
  return rows.map(toClosure);
}

export const publicClosure = ({ note: _, ...closure }: Closure): Closure => closure;

/** Public data of closures that overlap the days from `from` to `to`, with the other rooms that each of them blocks. */
export async function listClosuresOfRooms(
  days: Pick<ClosureFilter, "from" | "to">,
  on: Queryable = prisma(),
): Promise<(Closure & ClosureOfRooms)[]> {
  const closures = await listClosures(days, on);
  const parts = await listRoomParts(on);
  return closures.map((closure) => ({
    ...publicClosure(closure),
    alsoCloses: closingRooms(parts, closure.spaceId),
  }));
}

/**
 * Blocks writes of closures until the transaction ends, for inserting a new room: a closure of the whole centre written
 * concurrently would miss the room, and one deleted concurrently could not be closed in it.
 */
export async function lockClosures(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE closures IN EXCLUSIVE MODE`;
}

/** Reads a closure and locks its row until the transaction ends; null when it does not exist. */
export async function findClosureForUpdate(tx: Transaction, id: number): Promise<Closure | null> {
  await tx.$queryRaw`SELECT 1 FROM closures WHERE id = ${id} FOR UPDATE`;
  const row = await tx.closure.findUnique({ where: { id }, select: closureSelect });
  return row ? toClosure(row) : null;
}

/** Stores a closure; the caller takes the rooms' time. */
export async function insertClosure(tx: Transaction, closure: Omit<Closure, "id">): Promise<Closure> {
  return toClosure(await tx.closure.create({ data: columns(closure), select: closureSelect }));
}

/** Replaces the fields of a closure and frees the time it took; the caller takes the new time. */
export async function replaceClosure(tx: Transaction, { id, ...closure }: Closure): Promise<Closure> {
  await tx.takenTime.deleteMany({ where: { closureId: id } });
  return toClosure(await tx.closure.update({ where: { id }, data: columns(closure), select: closureSelect }));
}

/** Deletes a closure; a cascade frees the time it took. */
export async function deleteClosure(tx: Transaction, id: number): Promise<void> {
  await tx.closure.delete({ where: { id } });
}
