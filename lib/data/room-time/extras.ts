import "server-only";
import { z } from "zod";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { ExtraLine } from "@/lib/domain/room-time/extras";
import { translationsSchema } from "@/lib/schemas/language/translations";
import type { ExtraUse, ExtraUseQuery } from "@/lib/schemas/room-time/extra-use";
import {
  type ExtraInput,
  type ExtraOfPanel,
  type ExtraUpdate,
  extraOfPanelSchema,
} from "@/lib/schemas/room-time/extras";

const extraSelect = {
  ...columnsFor(extraOfPanelSchema, "spaceIds"),
  isEverywhere: true,
  spaces: { select: { spaceId: true }, orderBy: { spaceId: "asc" } },
} as const satisfies Prisma.ExtraSelect;

type ExtraRow = Prisma.ExtraGetPayload<{ select: typeof extraSelect }>;

const toExtra = ({ isEverywhere, spaces, translations, ...row }: ExtraRow): ExtraOfPanel => ({
  ...row,
  spaceIds: isEverywhere ? null : spaces.map(({ spaceId }) => spaceId),
  translations: translationsSchema.parse(translations),
});

/** Extras by name: all, or those available in a room; inactive ones only on request. */
export async function listExtras({
  spaceId,
  withHidden,
}: {
  spaceId?: number | undefined;
  withHidden: boolean;
}): Promise<ExtraOfPanel[]> {
  const inRoom = { OR: [{ isEverywhere: true }, { spaces: { some: { spaceId: spaceId ?? 0 } } }] };
  const rows = await prisma().extra.findMany({
    where: { ...(withHidden ? {} : { isActive: true }), ...(spaceId === undefined ? {} : inRoom) },
    select: extraSelect,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return rows.map(toExtra);
}

/** The extras with these ids, by id; unknown ids are left out. */
export async function listExtrasById(
  ids: readonly number[],
  on: Queryable = prisma(),
): Promise<ExtraOfPanel[]> {
  const rows = await on.extra.findMany({
    where: { id: { in: [...ids] } },
    select: extraSelect,
    orderBy: { id: "asc" },
  });
  return rows.map(toExtra);
}

export async function findExtra(id: number, on: Queryable = prisma()): Promise<ExtraOfPanel | null> {
  const [extra] = await listExtrasById([id], on);
  return extra ?? null;
}

/** The columns for the rooms; null means every room. A foreign key refuses unknown rooms. */
const roomColumns = (spaceIds: readonly number[] | null) => ({
  isEverywhere: spaceIds === null,
  spaces: { create: (spaceIds ?? []).map((spaceId) => ({ spaceId })) },
});

export async function createExtra(
  tx: Transaction,
  { spaceIds, ...fields }: ExtraInput,
): Promise<ExtraOfPanel> {
  const row = await tx.extra.create({ data: { ...fields, ...roomColumns(spaceIds) }, select: extraSelect });
  return toExtra(row);
}

/** Changes the given fields; `spaceIds` replaces all previous rooms. The extra must exist. */
export async function updateExtra(
  tx: Transaction,
  id: number,
  { spaceIds, ...fields }: ExtraUpdate,
): Promise<ExtraOfPanel> {
  if (spaceIds !== undefined) await tx.extraSpace.deleteMany({ where: { extraId: id } });
  const rooms = spaceIds === undefined ? {} : roomColumns(spaceIds);
  const row = await tx.extra.update({ where: { id }, data: { ...fields, ...rooms }, select: extraSelect });
  return toExtra(row);
}

/** Deletes an extra; a foreign key refuses one that a booking has (IN_USE). */
export async function deleteExtra(tx: Transaction, id: number): Promise<void> {
  await tx.extra.deleteMany({ where: { id } });
}

/** Locks extras in order of id, so that the remaining stock does not change until the transaction ends. */
export async function lockExtras(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM extras WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}

const takenRow = z.object({ id: z.int(), taken: z.int() });

/**
 * The peak number of each extra in use at any instant of a span, by id.
 * @param exceptBooking the booking to be moved
 */
export async function countTakenExtras(
  on: Queryable,
  ids: readonly number[],
  { startsAt, endsAt }: Span,
  exceptBooking: number | null = null,
): Promise<Map<number, number>> {
  const rows = await queryRows(
    on,
    takenRow,
    Prisma.sql`
      SELECT id, extra_taken(id, ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${exceptBooking}::int) AS taken
      FROM extras WHERE id = ANY(${[...ids]}::int[])`,
  );
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** Inserts the extras of new bookings. The caller holds the extras' locks. */
export async function insertBookingExtras(
  tx: Transaction,
  bookings: readonly { id: number; lines: readonly ExtraLine[] }[],
): Promise<void> {
  const data = bookings.flatMap(({ id, lines }) =>
    lines.map(({ extraId, chosen, amount }) => ({ bookingId: id, extraId, quantity: chosen, amount })),
  );
  if (data.length > 0) await tx.bookingExtra.createMany({ data });
}

/** Writes the new prices of a booking's extras after it was moved. */
export async function updateExtraAmounts(
  tx: Transaction,
  bookingId: number,
  lines: readonly ExtraLine[],
): Promise<void> {
  for (const { extraId, amount } of lines)
    await tx.bookingExtra.update({
      where: { bookingId_extraId: { bookingId, extraId } },
      data: { amount },
      select: { bookingId: true },
    });
}

const big = z.bigint().transform(Number);
const rowSchema = z.object({ extraId: z.int(), name: z.string(), bookings: big, quantity: big, amount: big });

/** The use of each extra by bookings that are not canceled, most used first; unused extras are left out. */
export function listExtraUse({ from, to }: ExtraUseQuery): Promise<ExtraUse[]> {
  const since = from === undefined ? Prisma.empty : Prisma.sql`AND b.start_date >= ${from}::date`;
  const until = to === undefined ? Prisma.empty : Prisma.sql`AND b.start_date <= ${to}::date`;
  const sql = Prisma.sql`
    SELECT e.id AS "extraId", e.name, count(*)::bigint AS bookings, sum(x.quantity)::bigint AS quantity,
      sum(x.amount)::bigint AS amount
    FROM booking_extras x JOIN extras e ON e.id = x.extra_id JOIN bookings b ON b.id = x.booking_id
    WHERE b.status <> 'canceled' ${since} ${until}
    GROUP BY e.id ORDER BY quantity DESC, e.name`;
  return queryRows(prisma(), rowSchema, sql);
}
