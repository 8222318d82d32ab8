import "server-only";
import { toDateColumn, toDay } from "@/lib/data/date-columns";
import type { Prisma } from "@/lib/data/generated/client";
import { toCancellationSteps } from "@/lib/data/money/cancellation-steps";
import { owedSelect } from "@/lib/data/money/charges";
import { toEntries } from "@/lib/data/money/ledger-entries";
import { usedPromo } from "@/lib/data/money/promo-codes";
import { WITH_ACCOUNT } from "@/lib/data/person/person";
import { balanceOf } from "@/lib/domain/money/balance";
import { depositHeldOf } from "@/lib/domain/money/deposit";
import type { ResolvedPeriod } from "@/lib/domain/room-time/period";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { slugFor } from "@/lib/domain/site/slug";
import type { Booking } from "@/lib/schemas/booking/booking";
import { languageSchema } from "@/lib/schemas/language/translations";

export const bookingSelect = {
  id: true,
  personId: true,
  person: WITH_ACCOUNT,
  spaceId: true,
  space: { select: { id: true, name: true, location: true, imageUrl: true, translations: true } },
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  isFullDay: true,
  startsAt: true,
  endsAt: true,
  status: true,
  purpose: true,
  attendees: true,
  notes: true,
  email: true,
  phone: true,
  firstName: true,
  lastName: true,
  createdAt: true,
  canceledAt: true,
  canceledBy: true,
  cancelReason: true,
  cancellationSteps: true,
  calendarSequence: true,
  calendarChangedAt: true,
  seriesId: true,
  googleCalendarEventId: true,
  googleCalendarAdded: true,
  language: true,
  charge: { select: { ...owedSelect, prepayAmount: true, payBy: true, depositAmount: true } },
  extras: {
    select: {
      extraId: true,
      quantity: true,
      amount: true,
      extra: { select: { name: true, translations: true } },
    },
    orderBy: { extraId: "asc" },
  },
} as const satisfies Prisma.BookingSelect;

const { person: _person, space: _space, charge: _charge, extras: _extras, ...columns } = bookingSelect;
/**
 * The columns of the booking's own row, for an insert: the caller knows the space, the extras and the code, and a new
 * booking has no payments.
 */
export const ownColumns = columns;

/** The space's details that a booking shows, in all languages. */
export type BookedSpace = Omit<Booking["space"], "slug"> & { translations: unknown };

export const shownSpaceOf = ({ id, name, location, imageUrl, translations }: BookedSpace): BookedSpace => ({
  id,
  name,
  location,
  imageUrl,
  translations,
});

type BookingRow = Omit<Prisma.BookingGetPayload<{ select: typeof bookingSelect }>, "space"> & {
  space: BookedSpace;
};

export function toBooking({ person, charge, extras, ...row }: BookingRow): Booking {
  const { payments, promoCode, promoAmount, ...owed } = charge;
  const entries = toEntries(payments);
  return {
    ...row,
    ...owed,
    userId: person?.accountId ?? null,
    ...usedPromo(promoCode, promoAmount),
    extras: extras.map(({ extra, ...booked }) => ({ ...booked, ...extra })),
    space: { ...row.space, slug: slugFor(row.space.id, row.space.name) },
    language: languageSchema.parse(row.language),
    ...balanceOf({ ...owed, status: row.status }, entries),
    depositHeld: depositHeldOf(entries),
    payBy: owed.payBy?.toISOString() ?? null,
    confirmationNumber: confirmationNumber(row.id),
    cancellationSteps: toCancellationSteps(row.cancellationSteps),
    startDate: toDay(row.startDate),
    endDate: toDay(row.endDate),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    canceledAt: row.canceledAt?.toISOString() ?? null,
    calendarChangedAt: row.calendarChangedAt.toISOString(),
  };
}

/** The charge of a new booking, which has no payments yet. */
export const newCharge = ({
  totalAmount,
  prepayAmount,
  payBy,
  depositAmount,
  promoAmount,
}: Pick<
  BookingRow["charge"],
  "totalAmount" | "prepayAmount" | "payBy" | "depositAmount" | "promoAmount"
>) => ({
  totalAmount,
  prepayAmount,
  payBy,
  depositAmount,
  promoAmount,
  refundPercent: null,
  refundAmount: null,
  promoCode: null,
  payments: [],
});

export const periodColumns = ({
  startDate,
  endDate,
  startTime,
  endTime,
  isFullDay,
  startsAt,
  endsAt,
}: ResolvedPeriod) => ({
  startDate: toDateColumn(startDate),
  endDate: toDateColumn(endDate),
  startTime,
  endTime,
  isFullDay,
  startsAt,
  endsAt,
});
