import { freeCancellationUntil } from "@/lib/domain/money/cancellation-policy";
import { FIRST_CANCELLATION_STEPS } from "@/lib/domain/money/cancellation-steps";
import { prepaymentOf, shownPrepayment } from "@/lib/domain/money/prepayment";
import { listAvailability } from "@/lib/domain/room-time/availability";
import { createBookingCheck } from "@/lib/domain/room-time/booking-check";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { quotePrice } from "@/lib/domain/room-time/pricing";
import type { TakenSpan } from "@/lib/domain/room-time/taken-time";
import { findAlternatives } from "@/lib/domain/search/alternatives";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf, toInstant } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import { bookingInputSchema } from "@/lib/schemas/booking/booking-input";
import { availabilitySchema, quoteQuerySchema, quoteSchema } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { localizeResponse } from "@/lib/schemas/worded";
import { EXAMPLE_USER } from "./example-user";
import { inItalian } from "./in-italian";
import { type Answer, sendJson } from "./loopback-server";
import { OPEN_CENTRE } from "./open-centre";

export const EXAMPLE_SPACE: Space = {
  id: 5,
  slug: "5-studio-loto",
  name: "Studio Loto",
  description: "Parquet, specchi e venti tappetini per lezioni di yoga, pilates, danza e meditazione.",
  type: "yoga",
  location: "Primo piano",
  imageUrl: null,
  images: [],
  capacity: 20,
  pricePerHour: "40",
  pricePerDay: "70",
  pricePerWeek: "320",
  hourlyRate: null,
  amenities: ["Specchi"],
  features: {
    size: "64 m²",
    capacity: "",
    soundSystem: true,
    storage: false,
    yogaMats: true,
    airConditioning: false,
  },
  isPopular: true,
  isNew: false,
  isAvailable: true,
  membersOnly: false,
  prepayPercent: 0,
  securityDeposit: 0,
  openingTime: "08:00",
  closingTime: "20:00",
  minBookingHours: 1,
  bufferMinutes: 0,
  partIds: [],
  timetable: [],
};

/** A span on a day in Rome, as occupied by a booking. */
export function spanOn(day: string, from: string, to: string): Span {
  return { startsAt: toInstant(day, from), endsAt: toInstant(day, to) };
}

export function bookingOf(overrides: Partial<Booking> = {}): Booking {
  const { startDate = "2026-12-03", startTime = "08:00", endTime = "13:00" } = overrides;
  const { endDate = startDate, id = 42 } = overrides;
  return {
    id,
    language: "it",
    confirmationNumber: confirmationNumber(id),
    userId: EXAMPLE_USER.id,
    spaceId: EXAMPLE_SPACE.id,
    space: {
      id: EXAMPLE_SPACE.id,
      slug: EXAMPLE_SPACE.slug,
      name: EXAMPLE_SPACE.name,
      location: EXAMPLE_SPACE.location,
      imageUrl: null,
    },
    startDate,
    endDate,
    startTime,
    endTime,
    isFullDay: false,
    startsAt: toInstant(startDate, startTime || "08:00").toISOString(),
    endsAt: toInstant(endDate, endTime || "16:00").toISOString(),
    totalAmount: 4000,
    status: "confirmed",
    purpose: "Lezione di yoga",
    attendees: 8,
    extras: [],
    notes: null,
    email: EXAMPLE_USER.email,
    phone: null,
    firstName: EXAMPLE_USER.firstName,
    lastName: EXAMPLE_USER.lastName,
    createdAt: "2026-11-20T10:00:00.000Z",
    canceledAt: null,
    refundPercent: null,
    refundAmount: null,
    canceledBy: null,
    cancelReason: null,
    cancellationSteps: [...FIRST_CANCELLATION_STEPS],
    calendarSequence: 0,
    calendarChangedAt: "2026-11-01T09:00:00.000Z",
    seriesId: null,
    googleCalendarEventId: null,
    googleCalendarAdded: false,
    prepayAmount: 0,
    payBy: null,
    depositAmount: 0,
    depositHeld: 0,
    paidAmount: 0,
    dueAmount: 4000,
    refundDue: 0,
    paymentStatus: "unpaid",
    ...overrides,
  };
}

/** The prepayment and deposit of a space in addition to the price, with the default settings of a new site. */
export const upfrontAmounts = (
  { prepayPercent, securityDeposit }: Space,
  { totalAmount }: { totalAmount: number },
  startsAt: Date,
) => ({
  ...shownPrepayment(
    prepaymentOf(prepayPercent, totalAmount, startsAt, { hours: 48, hourSeconds: 3600 }, new Date()),
  ),
  depositAmount: securityDeposit,
});

/** The API calls for one space with the real rules, over bookings in memory. Signing in works with any password. */
export function bookingDesk(space: Space, { busy = [] as Span[], isSignedIn = true } = {}) {
  const desk = { busy: [...busy], isSignedIn, answer: (() => {}) as Answer };
  const given = new Map<string, Booking>();
  const taken = (): TakenSpan[] =>
    desk.busy.map((span, index) => ({ ...span, owner: `booking:${index}`, isBuffer: false, reason: null }));
  const checkAt = (now: Date) => createBookingCheck(space, taken(), OPEN_CENTRE, now);

  function book(body: string, key: string): [number, unknown] {
    const before = given.get(key);
    if (before) return [201, { booking: before, confirmationNumber: before.confirmationNumber }];
    const input = bookingInputSchema.parse(JSON.parse(body));
    const { period, unavailable } = checkAt(new Date())(input.period);
    if (unavailable || !period)
      return [409, { code: "SLOT_TAKEN", message: "Lo spazio è già prenotato in questo periodo." }];
    desk.busy.push(period);
    const quote = quotePrice(space, period);
    const asked = upfrontAmounts(space, quote, period.startsAt);
    const isHeld = quote.isOnRequest || asked.payBy !== null;
    const { startsAt: _, endsAt: __, ...days } = period;
    const email = input.email ?? "";
    const booking = bookingOf({
      ...input,
      ...days,
      email,
      status: isHeld ? ("pending" as const) : ("confirmed" as const),
      extras: [],
      totalAmount: quote.totalAmount,
      ...asked,
    });
    given.set(key, booking);
    return [201, { booking, confirmationNumber: booking.confirmationNumber }];
  }

  const me = () =>
    desk.isSignedIn ? { isAuthenticated: true, user: EXAMPLE_USER } : { isAuthenticated: false };

  desk.answer = (response, { method, path, headers, body }) => {
    const url = new URL(path, "http://site");
    const query = Object.fromEntries(url.searchParams);
    const now = new Date();
    if (url.pathname === "/api/auth/me") return sendJson(response, 200, me());
    if (url.pathname === "/api/auth/login") {
      desk.isSignedIn = true;
      return sendJson(response, 200, { ...me(), authToken: "abc" });
    }
    if (url.pathname === `/api/spaces/${space.id}/availability`) {
      const { startDate = dayOf(now), endDate = startDate } = query;
      const availability = listAvailability(space, startDate, endDate, taken(), OPEN_CENTRE, now);
      return sendJson(response, 200, localizeResponse(availabilitySchema, { availability }, inItalian));
    }
    if (url.pathname === `/api/spaces/${space.id}/quote`) {
      const { period: request } = quoteQuerySchema.parse(query);
      const { period, unavailable } = checkAt(now)(request);
      const price = quotePrice(space, period ?? request);
      const quote = {
        ...price,
        isAvailable: unavailable === null,
        unavailable,
        ...upfrontAmounts(space, price, period?.startsAt ?? now),
        freeCancellationUntil:
          period &&
          freeCancellationUntil({
            startsAt: period.startsAt,
            steps: FIRST_CANCELLATION_STEPS,
          })?.toISOString(),
      };
      return sendJson(response, 200, localizeResponse(quoteSchema, quote, inItalian));
    }
    if (url.pathname === `/api/spaces/${space.id}/alternatives`) {
      const { period: requested } = quoteQuerySchema.parse(query);
      const room = { space, check: checkAt(now) };
      const alternatives = findAlternatives({ room, others: [], requested, attendees: 1 });
      return sendJson(response, 200, { alternatives });
    }
    if (method === "PUT" && url.pathname === "/api/bookings/42/calendar") {
      return sendJson(response, 200, bookingOf({ googleCalendarAdded: true }));
    }
    if (method === "POST" && url.pathname === "/api/bookings") {
      return sendJson(response, ...book(body, String(headers["idempotency-key"])));
    }
    return sendJson(response, 404, { code: "NOT_FOUND", message: "L'elemento richiesto non esiste." });
  };
  return desk;
}

/** Freezes the date, but no timers. */
export function freezeDate(iso: string): void {
  jest.useFakeTimers({
    now: new Date(iso),
    doNotFake: [
      "cancelAnimationFrame",
      "clearImmediate",
      "clearInterval",
      "clearTimeout",
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "requestAnimationFrame",
      "setImmediate",
      "setInterval",
      "setTimeout",
    ],
  });
}
