import "server-only";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { listTakenTimes, type TakenBooking } from "@/lib/data/room-time/taken-rows";
import { balanceOf } from "@/lib/domain/money/balance";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { initialOf } from "@/lib/domain/site/truncate";
import type { BoardEntry } from "@/lib/schemas/panel/board";

/**
 * Everything that takes a room's time between two instants, by start, in one query. The buffer after a booking is part
 * of the booking's entry.
 * @throws Error for stored time of an unknown kind
 */
export async function listBoardEntries({ startsAt, endsAt }: Span): Promise<BoardEntry[]> {
  const rows = await listTakenTimes(
    prisma(),
    Prisma.sql`tstzrange(t.starts_at, t.ends_at) && tstzrange(${startsAt}, ${endsAt})`,
  );
  const bufferEnds = new Map(
    rows.filter(({ isBuffer }) => isBuffer).map((row) => [row.owner, row.endsAt.toISOString()]),
  );
  return rows
    .filter(({ isBuffer }) => !isBuffer)
    .map(({ kind, id, spaceId, viaSpaceId, title, startsAt: start, endsAt: end, owner, booking }) => ({
      kind,
      id,
      spaceId,
      title,
      ...(viaSpaceId === null ? {} : { viaSpaceId }),
      startsAt: start.toISOString(),
      endsAt: end.toISOString(),
      ...(booking === null
        ? { label: title, ...NO_BOOKING }
        : { bufferEndsAt: bufferEnds.get(owner) ?? null, ...bookingFields(booking) }),
    }));
}

/** The fields that only bookings have. */
const NO_BOOKING = {
  bufferEndsAt: null,
  isFullDay: false,
  purpose: null,
  status: null,
  paymentStatus: null,
  dueAmount: null,
} as const;

function bookingFields({ firstName, lastName, isFullDay, purpose, status, totalAmount, paid }: TakenBooking) {
  // Only bookings that are not canceled take time, so none has a refund.
  const balance = balanceOf({ status, totalAmount, refundAmount: null }, [{ kind: "payment", amount: paid }]);
  return {
    label: firstName === "" ? lastName : `${lastName} ${initialOf(firstName)}.`,
    isFullDay,
    purpose,
    status,
    paymentStatus: balance.paymentStatus,
    dueAmount: balance.dueAmount,
  };
}
