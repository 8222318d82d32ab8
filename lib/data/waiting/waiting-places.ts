import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import { toDateColumn } from "@/lib/data/date-columns";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { entrySelect, IN_LINE, toEntry } from "./waiting-entry-rows";

/** Waiting for places in events and courses. */

/** Places that are counted together: of an event; of a course's group, or of the day (null in a group: of all days). */
type Counted = { eventId: number } | { courseId: number; day: CalendarDay | null };

const countedWhere = (counted: Counted) => {
  if ("eventId" in counted) return { eventId: counted.eventId };
  const { courseId, day } = counted;
  return { courseId, ...(day === null ? {} : { startDate: toDateColumn(day) }) };
};

/** Seats held for those who were asked, except for one entry, whose own they are. */
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

/** Who waits for places in an event or a course, in the order of the line. */
export async function listWaitingForPlaces(
  tx: Transaction,
  of: { eventId: number } | { courseId: number },
): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { ...of, status: "waiting" },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  return rows.map((row) => toEntry(row, null));
}

/** Whether this address, in whatever case, is in line for the same places already. */
export async function waitsForPlaces(tx: Transaction, email: string, counted: Counted): Promise<boolean> {
  return (await tx.waitingEntry.count({ where: { ...countedWhere(counted), email, status: IN_LINE } })) > 0;
}
