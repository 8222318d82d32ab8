import "server-only";
import { prisma } from "@/lib/data/client";
import { listHistory } from "@/lib/data/panel/person-history";
import type { OpenAmounts } from "@/lib/domain/money/balance";
import type { CalendarDay } from "@/lib/domain/time/dates";
import type { PastItem } from "@/lib/schemas/panel/past-item";
import { refundAccountOf } from "./refund-iban";

/**
 * The open amounts of a person whose account is about to be deleted. Upcoming bookings are not counted: they end with
 * the account.
 * @param today in Europe/Rome
 */
export async function findOpenSums(userId: number, today: CalendarDay): Promise<OpenAmounts> {
  const things = await listHistory({ userId });
  const isOver = ({ status, startDate }: PastItem) =>
    status === "canceled" || (startDate !== null && startDate <= today);
  const accounts = await Promise.all(
    things
      .filter(({ refundDue, depositHeld }) => refundDue + depositHeld > 0)
      .map((thing) => refundAccountOf(prisma(), thing)),
  );
  return {
    // A deposit is returned as well, whether or not its booking is still ahead.
    refundDue: things.reduce((sum, { refundDue, depositHeld }) => sum + refundDue + depositHeld, 0),
    dueAmount: things.filter(isOver).reduce((sum, { dueAmount }) => sum + dueAmount, 0),
    lacksIban: accounts.some(({ byTransfer, iban }) => byTransfer > 0 && iban === null),
  };
}
