import "server-only";
import type { SignedInUser } from "@/lib/auth/resolve-session";
import { insertBooking, type NewBooking } from "@/lib/data/booking/bookings";
import type { Transaction } from "@/lib/data/client";
import { usedPromo } from "@/lib/data/money/promo-codes";
import { insertBookingExtras } from "@/lib/data/room-time/extras";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import type { RoomTime } from "@/lib/data/space/room-time";
import { prepayColumns, shownPrepayment } from "@/lib/domain/money/prepayment";
import { withPromo } from "@/lib/domain/room-time/promo-line";
import { isReachedByMail } from "@/lib/jobs/queue";
import { type Booking, type BookingCreated, bookingCreatedSchema } from "@/lib/schemas/booking/booking";
import type { BookingInput } from "@/lib/schemas/booking/booking-input";
import type { Contact, ContactInput } from "@/lib/schemas/person/contact";
import { requireExpectedOfRoom } from "@/lib/services/money/expected-total";
import { requirePromoCode, takePromo } from "@/lib/services/money/promo-codes";
import type { Ownership } from "@/lib/services/person/owner";
import {
  type BookingActor,
  bookingActor,
  requireBookablePeriod,
  withKnownMemberRules,
} from "@/lib/services/room-time/bookable-period";
import { bookedExtras, linesOf, requireExtras, requireExtrasLeft } from "@/lib/services/room-time/extras";
import { type PriceOf, payerOf, priceOfStanding } from "@/lib/services/room-time/member-price";
import { prepaymentFor } from "@/lib/services/room-time/prepay-terms";
import { announceBookings } from "./announce-booking";
import { lockBooker, requireFree } from "./booker";
import { notifyBookingCreated } from "./notifications";

/** A booking request with its contact already resolved. */
type NewBookingInput = Omit<BookingInput, keyof ContactInput> & Contact;

interface Terms {
  /** The owner's price. */
  price: PriceOf;
  /** True when the centre books: no prepayment is asked for. */
  isByPanel: boolean;
  /** How many more open bookings the owner may have; omitted when no limit applies. */
  free?: number;
  /** The room's taken time, if it was already read together with the booker. */
  roomTime?: RoomTime;
}

/**
 * Inserts a booking and queues its mails, at the owner's price. A booking on request stays pending with an amount of 0
 * until an administrator sets one; a customer's booking with a prepayment stays pending until that is paid. The caller
 * holds the lock of the space.
 * @throws AppError NOT_FOUND, VALIDATION, MEMBERS_ONLY, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, EXTRA_TAKEN,
 * PROMO_INVALID, TOO_MANY_BOOKINGS, PRICE_CHANGED
 */
export async function writeBooking(
  tx: Transaction,
  input: NewBookingInput,
  owner: Ownership,
  actor: BookingActor,
  { price, isByPanel, free = Number.POSITIVE_INFINITY, roomTime }: Terms,
): Promise<Booking> {
  const { expectedTotal, expectedPrepayment, expectedDeposit, ...wanted } = input;
  const { period: requested, spaceId, extras: chosen, promoCode, ...fields } = wanted;
  const extras = await requireExtras(tx, spaceId, chosen);
  const code = await requirePromoCode(tx, promoCode, "booking", actor.now);
  const { space, period, siteEmail } = await requireBookablePeriod(
    tx,
    spaceId,
    requested,
    fields.attendees,
    actor,
    { roomTime },
  );
  await requireExtrasLeft(tx, extras, period);
  const lines = linesOf(extras, period, fields.attendees);
  const full = price(space, period, lines);
  const [discount = 0] = await takePromo(tx, code, { ref: payerOf(owner), amounts: [full.totalAmount] });
  const quote = withPromo(full, code && { code: code.code, discount });
  const { bufferMinutes, securityDeposit: depositAmount } = space;
  const { totalAmount } = quote;
  const { startsAt } = period;
  const prepays = isByPanel ? null : "new";
  const prepayment = await prepaymentFor(tx, space, { totalAmount, startsAt }, prepays, actor.now);
  const status = quote.isOnRequest || prepayment !== null ? "pending" : "confirmed";
  requireFree({ free }, 1);
  requireExpectedOfRoom(
    { expectedTotal, expectedPrepayment, expectedDeposit },
    { totalAmount, ...shownPrepayment(prepayment), depositAmount },
  );
  const promo = { promoCodeId: code?.id ?? null, promoAmount: discount };
  const place = { spaceId, bufferMinutes, totalAmount, status, depositAmount } as const;
  const values: NewBooking = {
    ...fields,
    ...period,
    ...owner,
    ...promo,
    ...place,
    ...prepayColumns(prepayment, actor.now),
  };
  const created = await insertBooking(tx, values, space);
  await insertBookingExtras(tx, [{ id: created.id, lines }]);
  const booking = { ...created, ...usedPromo(code, discount), extras: bookedExtras(extras, lines) };
  await notifyBookingCreated(tx, booking, siteEmail);
  await announceBookings(tx, "booking.created", [booking]);
  return booking;
}

/**
 * Books a space. lib/services/person/owner.ts decides who owns the booking.
 * @param input calendar days and wall times in Europe/Rome
 * @throws AppError NOT_FOUND, VALIDATION, MEMBERS_ONLY, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN, EXTRA_TAKEN,
 * PROMO_INVALID, PRICE_CHANGED, TOO_MANY_BOOKINGS, DUPLICATE
 */
export async function createBooking(
  input: BookingInput,
  user: SignedInUser,
  claim: IdempotencyClaim | null,
  now: Date,
): Promise<BookingCreated> {
  const { personId, firstName, lastName, email, phone, language, ...fields } = input;
  return createOnce(claim, { status: 201, schema: bookingCreatedSchema }, async (tx) => {
    const given = { personId, firstName, lastName, email, phone, language };
    const wanted = { spaceId: input.spaceId, days: input.period, input: given, user };
    const booker = await lockBooker(tx, wanted, now);
    const { owner, contact, standing, free, roomTime } = booker;
    const actor = withKnownMemberRules(booker, user, bookingActor(user, now));
    const booking = await writeBooking(tx, { ...fields, ...contact }, owner, actor, {
      price: priceOfStanding(payerOf(owner), standing),
      isByPanel: user.isAdmin,
      free,
      roomTime,
    });
    if (user.isAdmin)
      await recordChange(tx, { action: "create", entity: "booking", entityId: booking.id, after: booking });
    const sent = user.isAdmin ? { sent: isReachedByMail(booking.email) } : {};
    return { booking, confirmationNumber: booking.confirmationNumber, ...sent };
  });
}
