import "server-only";
import { findBooking } from "@/lib/data/booking/bookings";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { findRoomTime, listRoomTime, type SpaceWithTakenTime } from "@/lib/data/space/room-time";
import {
  type BookingCheck,
  type CentreRules,
  createBookingCheck,
} from "@/lib/domain/room-time/booking-check";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { Period, ResolvedPeriod } from "@/lib/domain/room-time/period";
import { takenOwner } from "@/lib/domain/room-time/taken-time";
import { addDays, type CalendarDay, laterOf, toInstant } from "@/lib/domain/time/dates";
import { AppError, fieldError, notFoundError } from "@/lib/errors";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Space } from "@/lib/schemas/space/space";

/** Who asks, and when: the notice of the centre binds everybody but those who run it. */
export interface Asker {
  now: Date;
  isAdministrator: boolean;
  /** The owner (`takenOwner`) of what the caller wants to move, whose own time is free for it. */
  moves?: string;
}

/** A visitor (null), a customer or an administrator, at this moment. */
export function askerOf(user: { isAdmin: boolean } | null, now: Date): Asker {
  return { now, isAdministrator: user?.isAdmin ?? false };
}

/**
 * The asker who wants to move one of her own bookings, or as an administrator anybody's: its time does not stand in its
 * own way. Another's booking, or none, changes nothing.
 */
export async function askerWhoMoves(
  user: { id: number; isAdmin: boolean } | null,
  now: Date,
  bookingId: number | undefined,
): Promise<Asker> {
  const asker = askerOf(user, now);
  if (user === null || bookingId === undefined) return asker;
  const booking = await findBooking(bookingId);
  const isTheirs = booking !== null && (user.isAdmin || booking.userId === user.id);
  return isTheirs ? { ...asker, moves: takenOwner("booking", bookingId) } : asker;
}

/** A space with the check that search, calendar, quote and every writer go by, for periods of the days asked for. */
export interface BookableRoom extends SpaceWithTakenTime {
  rules: CentreRules;
  check: (period: Period) => BookingCheck;
}

/** What a check is made on. */
export interface RoomOptions {
  on?: Queryable;
  /** Owners (`takenOwner`) that do not stand in the way: a booking that is to be moved. */
  leaveOut?: readonly string[];
}

type Days = Pick<Period, "startDate" | "endDate">;

/** The instants from the first moment of one day to the last of another, in Rome; of one day when they are reversed. */
export function daysWindow(startDate: CalendarDay, endDate: CalendarDay): Span {
  return {
    startsAt: toInstant(startDate, "00:00"),
    endsAt: toInstant(addDays(laterOf(startDate, endDate), 1), "00:00"),
  };
}

/** The rules of the centre as they bind whoever asks. */
function rulesFor(
  { isAdministrator }: Asker,
  { observesHolidays, patronSaintDay, horizonMonths, noticeMinutes }: Settings,
): CentreRules {
  return {
    observesHolidays,
    patronSaintDay,
    horizonMonths,
    noticeMinutes: isAdministrator ? 0 : noticeMinutes,
  };
}

function toRoom(
  { space, taken }: SpaceWithTakenTime,
  rules: CentreRules,
  asker: Asker,
  leaveOut: readonly string[],
): BookableRoom {
  const left = asker.moves === undefined ? leaveOut : [...leaveOut, asker.moves];
  const others = left.length === 0 ? taken : taken.filter(({ owner }) => !left.includes(owner));
  return { space, taken: others, rules, check: createBookingCheck(space, others, rules, asker.now) };
}

/**
 * A space and its check, for as many periods within `days` as are wanted: what is taken is read once.
 * @throws AppError NOT_FOUND
 */
export async function bookableRoom(
  spaceId: number,
  { startDate, endDate }: Days,
  asker: Asker,
  { on = prisma(), leaveOut = [] }: RoomOptions = {},
): Promise<BookableRoom> {
  const { rooms, settings } = await findRoomTime(spaceId, daysWindow(startDate, endDate), on);
  const [found] = rooms;
  if (found === undefined) throw notFoundError("space");
  return toRoom(found, rulesFor(asker, settings), asker, leaveOut);
}

/** All spaces by id, each with its check. One query as long as rooms and settings stay, whatever is taken elsewhere. */
export async function bookableRooms(
  { startDate, endDate }: Days,
  asker: Asker,
  { leaveOut = [] }: Pick<RoomOptions, "leaveOut"> = {},
): Promise<BookableRoom[]> {
  const { rooms, settings } = await listRoomTime(daysWindow(startDate, endDate));
  const rules = rulesFor(asker, settings);
  return rooms.map((one) => toRoom(one, rules, asker, leaveOut));
}

/** The refusal of a writer that a check stands for: VALIDATION at its field, or a 409 with the code of the reason. */
export function refusalOf({ unavailable, field }: BookingCheck): AppError | null {
  if (unavailable === null) return null;
  const { code, message } = unavailable;
  switch (code) {
    case "SPACE_UNAVAILABLE":
    case "CLOSED":
    case "SLOT_TAKEN":
      return new AppError(code, { message });
    default:
      return fieldError(field ?? "startDate", message);
  }
}

/**
 * The period as it is booked, after every rule has been checked.
 * @throws AppError VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN
 */
export function requireBookable(
  { space, check }: BookableRoom,
  asked: Period,
  attendees: number,
): ResolvedPeriod {
  const result = check(asked);
  const refusal = refusalOf(result);
  if (refusal?.code === "VALIDATION") throw refusal;
  if (attendees > space.capacity) {
    throw fieldError("attendees", `Questo spazio può ospitare al massimo ${space.capacity} persone.`);
  }
  if (refusal) throw refusal;
  if (result.period === null) throw new AppError("SPACE_UNAVAILABLE");
  return result.period;
}

/**
 * The space and the period of one booking to be written. The caller holds the lock of the space, so that what is free
 * here stays free until the transaction ends.
 * @throws AppError NOT_FOUND, VALIDATION, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN
 */
export async function requireBookablePeriod(
  tx: Transaction,
  spaceId: number,
  asked: Period,
  attendees: number,
  asker: Asker,
  leaveOut: readonly string[] = [],
): Promise<{ space: Space; period: ResolvedPeriod }> {
  const room = await bookableRoom(spaceId, asked, asker, { on: tx, leaveOut });
  return { space: room.space, period: requireBookable(room, asked, attendees) };
}
