import "server-only";
import type { Transaction } from "@/lib/data/client";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import { entrySelect, IN_LINE, toEntry } from "./waiting-entry-rows";

/** Takes everybody out of the line for an event or a course; offers end with it. @returns who was in it, in its order */
export async function closeLine(
  tx: Transaction,
  what: { eventId: number } | { courseId: number },
): Promise<WaitingEntry[]> {
  const rows = await tx.waitingEntry.findMany({
    where: { ...what, status: IN_LINE },
    select: entrySelect,
    orderBy: { id: "asc" },
  });
  await tx.waitingEntry.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { status: "left" },
  });
  return rows.map((row) => toEntry({ ...row, status: "left" }, null));
}
