import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDateColumnOrNull } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/prisma/client";
import { ofSomebody, type Somebody } from "@/lib/data/person/person";
import type { Counted, OfferingRef } from "@/lib/domain/catalogue/offering";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { entrySelect, IN_LINE, toEntry } from "./waiting-entry-rows";

/** The waiting list of events and courses. */

/** The entries for an event or course. */
const entriesFor = ({ kind, id }: OfferingRef) => (kind === "event" ? { eventId: id } : { courseId: id });

const countedWhere = ({ day, ...offering }: Counted): Prisma.WaitingEntryWhereInput => ({
  ...entriesFor(offering),
  ...(day === undefined ? {} : { startDate: toDateColumnOrNull(day) }),
});

/** Seats held for open offers, except for one entry, whose own they are. */
export async function countHeldPlaces(
  on: Queryable,
  counted: Counted,
  except: number | null,
): Promise<number> {
  const { _sum } = await on.waitingEntry.aggregate({
    where: {
      ...countedWhere(counted),
      status: "offered",
      ...(except === null ? {} : { id: { not: except } }),
    },
    _sum: { seats: true },
  });
  return _sum.seats ?? 0;
}

/** Who waits for an event or course, in the order of the waiting list. */
export async function listWaitingForPlaces(tx: Transaction, offering: OfferingRef): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { ...entriesFor(offering), status: "waiting" },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  return rows.map((row) => toEntry(row, null));
}

/** Whether this person or e-mail address waits for the same places already. */
export async function waitsForPlaces(
  tx: Transaction,
  somebody: Somebody,
  counted: Counted,
): Promise<boolean> {
  const where = { ...countedWhere(counted), ...ofSomebody(somebody), status: IN_LINE };
  return (await tx.waitingEntry.count({ where })) > 0;
}

/** Closes the waiting list of an event or course; open offers end with it. @returns who was on it, in its order */
export async function closeWaitingList(tx: Transaction, offering: OfferingRef): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { ...entriesFor(offering), status: IN_LINE },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  await tx.waitingEntry.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { status: "left" },
  });
  return rows.map((row) => toEntry({ ...row, status: "left" }, null));
}
