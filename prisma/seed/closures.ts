import { toDateColumn } from "@/lib/data/date-columns";
import { replaceClosed } from "@/lib/data/room-time/taken-times";
import { closureSpans } from "@/lib/domain/room-time/closure";
import { addDays, dayOf, dayOfWeek } from "@/lib/domain/time/dates";
import type { Transaction } from "../../lib/data/client";

const CLAY_WORKSHOP = 15;
const MONDAY = 1;

/**
 * Closes a room for two days, on a Monday and a Tuesday, when nothing takes place in it. The centre as a whole
 * stays open.
 * @param now dates are relative to its day in Rome
 */
export async function seedClosures(tx: Transaction, now: Date): Promise<void> {
  const from = addDays(dayOf(now), 26);
  const startDate = addDays(from, (MONDAY - dayOfWeek(from) + 7) % 7);
  const days = { startDate, endDate: addDays(startDate, 1), startTime: null, endTime: null };
  const { id } = await tx.closure.create({
    data: {
      spaceId: CLAY_WORKSHOP,
      startDate: toDateColumn(days.startDate),
      endDate: toDateColumn(days.endDate),
      reason: "manutenzione del forno",
    },
    select: { id: true },
  });
  await replaceClosed(tx, { id, spaceId: CLAY_WORKSHOP }, CLAY_WORKSHOP, closureSpans(days));
}
