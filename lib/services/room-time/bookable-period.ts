import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import type { Standing } from "@/lib/data/membership/standing";
import type { PersonRef } from "@/lib/data/person/person";
import {
  findRoomTime,
  listJoinedRoomTime,
  listRoomTime,
  type RoomTime,
  type SpaceWithTakenTime,
} from "@/lib/data/space/room-time";
import type { CancellationSteps } from "@/lib/domain/money/cancellation-steps";
import {
  type BookingCheck,
  type CentreRules,
  createBookingCheck,
} from "@/lib/domain/room-time/booking-check";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import type { Period, ResolvedPeriod } from "@/lib/domain/room-time/period";
import type { TakenSpan } from "@/lib/domain/room-time/taken-time";
import { addDays, type CalendarDay, laterOf, toInstant } from "@/lib/domain/time/dates";
import { AppError, fieldError, notFoundError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { Settings } from "@/lib/schemas/site/settings";
import type { SpaceInAllLanguages } from "@/lib/schemas/space/space";
import {
  type MemberOn,
  memberOf,
  requiresMembership,
  validityOf,
} from "@/lib/services/membership/valid-members";

/** The rules that apply to a check, and its instant. */
export interface BookingActor {
  now: Date;
  /** True if the centre's minimum notice does not apply, as for its administrators. */
  ignoresNotice: boolean;
  /** The owner (`takenOwner`) of what is to be moved: its own time counts as free. */
  moves?: string;
  /** Whether the person is a valid member on a day; absent when members-only rooms are open to the actor anyway. */
  isMemberOn?: MemberOn;
}

/** The panel's actor, to whom the minimum notice does not apply. */
export const panelActor = (now: Date): BookingActor => ({ now, ignoresNotice: true });

/** The actor for a visitor (null), a customer or an administrator. */
export function bookingActor(user: { isAdmin: boolean } | null, now: Date): BookingActor {
  return { now, ignoresNotice: user?.isAdmin ?? false };
}

/**
 * Restricts an actor to rooms that the person may book: members-only rooms require a valid membership, except when the
 * panel acts for another person.
 * @param ref the owner of the booking; null for a visitor
 */
export async function withMemberRules(
  on: Queryable,
  ref: PersonRef | null,
  user: { id: number; isAdmin: boolean } | null,
  actor: BookingActor,
): Promise<BookingActor> {
  return requiresMembership(ref, user) ? { ...actor, isMemberOn: await validityOf(on, ref) } : actor;
}

/** As `withMemberRules`, with the owner's standing already read. */
export const withKnownMemberRules = (
  { owner, standing }: { owner: { userId: number | null }; standing: Standing | null },
  user: { id: number; isAdmin: boolean },
  actor: BookingActor,
): BookingActor => (requiresMembership(owner, user) ? { ...actor, isMemberOn: memberOf(standing) } : actor);

/** A space with the check that search, calendar, quote and all writers share, for periods within the given days. */
export interface BookableRoom extends SpaceWithTakenTime {
  rules: CentreRules;
  /** Address for the centre's own mail. */
  siteEmail: string;
  /** The steps of the cancellation policy in force. */
  cancellationSteps: CancellationSteps;
  check: (period: Period) => BookingCheck;
  /** Whether the actor may book it from a day on: a room may be for members only. */
  admits: (startDate: CalendarDay) => boolean;
}

interface RoomOptions {
  on?: Queryable;
  /** Owners (`takenOwner`) whose time counts as free, such as a booking that is to be moved. */
  leaveOut?: readonly string[];
  /** The room's taken time on these days, if already read. */
  roomTime?: RoomTime | undefined;
}

export type Days = Pick<Period, "startDate" | "endDate">;

/**
 * The instants from the start of the first day to the end of the last, in Europe/Rome; a reversed range covers its
 * first day only.
 */
export function daysWindow(startDate: CalendarDay, endDate: CalendarDay): Span {
  return {
    startsAt: toInstant(startDate, "00:00"),
    endsAt: toInstant(addDays(laterOf(startDate, endDate), 1), "00:00"),
  };
}

function rulesFor(
  { ignoresNotice }: BookingActor,
  { observesHolidays, patronSaintDay, horizonMonths, noticeMinutes }: Settings,
): CentreRules {
  return {
    observesHolidays,
    patronSaintDay,
    horizonMonths,
    noticeMinutes: ignoresNotice ? 0 : noticeMinutes,
  };
}

function toRoom(
  { space, taken, isSwitchedOn }: SpaceWithTakenTime,
  { settings, cancellationSteps, siteEmail }: Omit<RoomTime, "rooms">,
  actor: BookingActor,
  leaveOut: readonly string[],
): BookableRoom {
  const rules = rulesFor(actor, settings);
  const left = actor.moves === undefined ? leaveOut : [...leaveOut, actor.moves];
  const others = left.length === 0 ? taken : taken.filter(({ owner }) => !left.includes(owner));
  const admits = (startDate: CalendarDay) =>
    !space.membersOnly || actor.isMemberOn === undefined || actor.isMemberOn(startDate);
  const room = { space, taken: others, isSwitchedOn, rules, cancellationSteps, siteEmail, admits };
  return { ...room, check: checkOf(room, actor.now) };
}

type Checked = Pick<BookableRoom, "space" | "isSwitchedOn" | "taken" | "rules">;

function checkOf({ space, isSwitchedOn, taken, rules }: Checked, now: Date) {
  return createBookingCheck({ ...space, isAvailable: isSwitchedOn }, taken, rules, now);
}

/** The room after taking some more of its time. */
export function withTaken(room: BookableRoom, span: TakenSpan, now: Date): BookableRoom {
  const changed = { ...room, taken: [...room.taken, span] };
  return { ...changed, check: checkOf(changed, now) };
}

/**
 * A space and its check for any number of periods within `days`: taken time is read once.
 * @throws AppError NOT_FOUND
 */
export async function bookableRoom(
  spaceId: number,
  { startDate, endDate }: Days,
  actor: BookingActor,
  { on = prisma(), leaveOut = [], roomTime }: RoomOptions = {},
): Promise<BookableRoom> {
  const read = roomTime ?? (await findRoomTime(spaceId, daysWindow(startDate, endDate), on));
  const { rooms, ...centre } = read;
  const [found] = rooms;
  if (found === undefined) throw notFoundError("space");
  return toRoom(found, centre, actor, leaveOut);
}

/**
 * All spaces in order of id, each with its check. A single query unless rooms or settings have changed, however much
 * time is taken.
 */
export async function bookableRooms(
  { startDate, endDate }: Days,
  actor: BookingActor,
  { leaveOut = [] }: Pick<RoomOptions, "leaveOut"> = {},
): Promise<BookableRoom[]> {
  const { rooms, ...centre } = await listRoomTime(daysWindow(startDate, endDate));
  return rooms.map((one) => toRoom(one, centre, actor, leaveOut));
}

/**
 * As `bookableRooms` for many days, for availability only: the checks do not tell what takes a room, and nothing can be
 * left out.
 */
export async function freeRooms({ startDate, endDate }: Days, actor: BookingActor): Promise<BookableRoom[]> {
  const { rooms, ...centre } = await listJoinedRoomTime(daysWindow(startDate, endDate));
  return rooms.map((one) => toRoom(one, centre, actor, []));
}

/**
 * The error of a failed check: VALIDATION at its field, or a 409 with the code of the reason; null when the period is
 * available.
 */
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
 * The period as it will be booked, after every rule has been checked.
 * @throws AppError VALIDATION, MEMBERS_ONLY, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN
 */
export function requireBookable(
  { space, check, admits }: BookableRoom,
  requested: Period,
  attendees: number,
): ResolvedPeriod {
  const result = check(requested);
  const refusal = refusalOf(result);
  if (refusal?.code === "VALIDATION") throw refusal;
  if (attendees > space.capacity) {
    throw fieldError("attendees", VALIDATION.capacity(space.capacity));
  }
  if (!admits(requested.startDate)) throw new AppError("MEMBERS_ONLY");
  if (refusal) throw refusal;
  if (result.period === null) throw new AppError("SPACE_UNAVAILABLE");
  return result.period;
}

/**
 * The space and the period of a booking that is about to be written. The caller holds the lock of the space, so that
 * what is free now stays free until the transaction ends.
 * @throws AppError NOT_FOUND, VALIDATION, MEMBERS_ONLY, SPACE_UNAVAILABLE, CLOSED, SLOT_TAKEN
 */
export async function requireBookablePeriod(
  tx: Transaction,
  spaceId: number,
  requested: Period,
  attendees: number,
  actor: BookingActor,
  options: Pick<RoomOptions, "leaveOut" | "roomTime"> = {},
): Promise<{ space: SpaceInAllLanguages; period: ResolvedPeriod; siteEmail: string }> {
  const room = await bookableRoom(spaceId, requested, actor, { on: tx, ...options });
  const { space, siteEmail } = room;
  return { space, siteEmail, period: requireBookable(room, requested, attendees) };
}
