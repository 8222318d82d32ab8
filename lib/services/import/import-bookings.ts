import "server-only";
import type { Queryable } from "@/lib/data/client";
import { listBookedBy, listMemberDays } from "@/lib/data/import/compared";
import { recordItems } from "@/lib/data/import/import-items";
import { type ImportedBooking, insertBookings, listTakenOf } from "@/lib/data/import/insert-rows";
import { lockSpaces } from "@/lib/data/room-time/lock-spaces";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { findSettings } from "@/lib/data/site/settings";
import { listSpaces } from "@/lib/data/space/spaces";
import { KnownBookings } from "@/lib/domain/import/known-bookings";
import { OccupiedTime } from "@/lib/domain/import/occupied-time";
import { columnKey } from "@/lib/domain/import/recognize-columns";
import { readRowPeriod } from "@/lib/domain/import/row-period";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { text } from "@/lib/domain/language/text";
import { NO_EMAIL } from "@/lib/domain/person/email";
import { fullName } from "@/lib/domain/person/full-name";
import { MATCH_RULES } from "@/lib/domain/person/match-person";
import { hasDuration, type Span } from "@/lib/domain/room-time/busy-spans";
import type { ResolvedPeriod } from "@/lib/domain/room-time/period";
import { isMemberOn, quotePrice, withMemberDiscount } from "@/lib/domain/room-time/pricing";
import { isIssue, resolveHours } from "@/lib/domain/room-time/resolve-period";
import { roomsTakenWith } from "@/lib/domain/room-time/room-parts";
import { around, withBuffer } from "@/lib/domain/room-time/taken-time";
import { toInstant } from "@/lib/domain/time/dates";
import type { RowError } from "@/lib/schemas/import/import";
import type { BookingRow } from "@/lib/schemas/import/rows";
import type { SpaceInAllLanguages } from "@/lib/schemas/space/space";
import { ambiguousPersonError, makeOwners, type RowOwner, rowPeople } from "./owners";
import type { Check, Row } from "./plan";

interface Placed extends BookingRow {
  room: SpaceInAllLanguages;
  period: ResolvedPeriod;
}

const RULES = { stored: MATCH_RULES.contact, file: MATCH_RULES.contactInFile };

const roomFinder = (spaces: readonly SpaceInAllLanguages[]) => {
  const byName = new Map(spaces.map((space) => [columnKey(space.name), space]));
  const byId = new Map(spaces.map((space) => [String(space.id), space]));
  return (named: string) => byName.get(columnKey(named)) ?? byId.get(named);
};

/**
 * The time of a row: whole days get the room's hours; explicit hours are taken as they are, even outside the opening
 * hours.
 */
function periodOf(
  value: BookingRow,
  room: SpaceInAllLanguages,
): ResolvedPeriod | { field: string; message: string } {
  const { period, issue } = readRowPeriod(value);
  if (issue) return issue;
  if (period.isFullDay || period.startTime === null || period.endTime === null) {
    const resolved = resolveHours(room, period);
    return isIssue(resolved) ? { field: "startDate", message: resolved.message } : resolved;
  }
  const { startDate, endDate, startTime, endTime } = period;
  const span = { startsAt: toInstant(startDate, startTime), endsAt: toInstant(endDate, endTime) };
  if (!hasDuration(span)) return { field: "startTime", message: text("imports.row.skippedHour") };
  return { ...period, startTime, endTime, ...span };
}

function place(rows: readonly Row<BookingRow>[], spaces: readonly SpaceInAllLanguages[]) {
  const findRoom = roomFinder(spaces);
  const errors: RowError[] = [];
  const placed = rows.flatMap(({ row, value }): Row<Placed>[] => {
    const room = findRoom(value.space);
    if (room === undefined) {
      errors.push({ row, field: "space", message: text("imports.row.unknownSpace") });
      return [];
    }
    const period = periodOf(value, room);
    if ("field" in period) {
      errors.push({ row, ...period });
      return [];
    }
    return [{ row, value: { ...value, room, period } }];
  });
  return { placed, errors };
}

const keyOf = (
  spaceId: number,
  { startsAt, endsAt }: Span,
  names: { firstName: string; lastName: string },
  email: string,
) =>
  [...[spaceId, startsAt.getTime(), endsAt.getTime(), columnKey(fullName(names))], email.toLowerCase()].join(
    " ",
  );

/** Only future bookings have a buffer. */
const bufferOf = ({ room, period }: Placed, now: Date) => (period.startsAt > now ? room.bufferMinutes : 0);

/** The taken time of the file's rooms, and their stored bookings. */
async function occupiedTime(on: Queryable, rooms: readonly number[], all: Span | null) {
  const occupied = new OccupiedTime<"stored" | "file">();
  const known = new KnownBookings();
  if (all === null) return { occupied, known };
  for (const { spaceId, ...span } of await listTakenOf(on, rooms, all)) occupied.add(spaceId, span, "stored");
  for (const one of await listBookedBy(on, rooms, all))
    known.add(keyOf(one.spaceId, one, one, one.email), one.status === "canceled");
  return { occupied, known };
}

/** Checks bookings; one with the same room, time and person is skipped, and one whose room is taken is refused. */
export const checkBookings: Check<BookingRow> = async (on, rows, { now, tx }) => {
  const spaces = await listSpaces(on);
  const { placed, errors } = place(rows, spaces);
  const parts = await listRoomParts(on);
  const rooms = [...new Set(placed.flatMap(({ value }) => roomsTakenWith(parts, value.room.id)))];
  if (tx !== null) await lockSpaces(tx, rooms);
  const all = around(placed.map(({ value: { period, room } }) => withBuffer(period, room.bufferMinutes)));
  const { occupied, known } = await occupiedTime(on, rooms, all);
  const ready: (Row<Placed> & { owner: RowOwner })[] = [];
  const duplicates: number[] = [];
  const people = await rowPeople(
    on,
    placed.map(({ value: { firstName, lastName, email, phone } }) => ({ firstName, lastName, email, phone })),
    RULES,
  );
  for (const [at, { row, value }] of placed.entries()) {
    const { room, period, email = NO_EMAIL } = value;
    const key = keyOf(room.id, period, value, email);
    const isCanceled = value.status === "canceled";
    if (known.has(key, isCanceled)) {
      duplicates.push(row);
      continue;
    }
    const owner = people[at];
    if (owner === undefined || owner.kind === "ask") {
      errors.push(ambiguousPersonError(row, owner?.reason ?? "several"));
      continue;
    }
    if (!isCanceled) {
      const span = withBuffer(period, bufferOf(value, now));
      const taken = roomsTakenWith(parts, room.id);
      const by = taken.map((id) => occupied.find(id, span)).find((one) => one !== undefined);
      if (by !== undefined) {
        const message = by === "file" ? text("imports.row.takenInFile") : text("imports.row.taken");
        errors.push({ row, field: period.isFullDay ? "startDate" : "startTime", message });
        continue;
      }
      for (const id of taken) occupied.add(id, span, "file");
    }
    known.add(key, isCanceled);
    ready.push({ row, value, owner });
  }
  return {
    ready,
    duplicates,
    errors,
    write: async (writer, importId) => {
      const owners = await makeOwners(writer, importId, ready, ({ firstName, lastName, email, phone }) => ({
        firstName,
        lastName,
        phone,
        email: email ?? null,
      }));
      const memberDays = await listMemberDays(writer, [...new Set(owners.map(({ personId }) => personId))]);
      const { memberDiscountPercent } = await findSettings(writer);
      const bookings = ready.map(({ value }, at): ImportedBooking => {
        const owner = owners[at] ?? { personId: null, userId: null };
        const memberUntil = memberDays.get(owner.personId ?? 0) ?? null;
        const plain = quotePrice(value.room, value.period);
        const quote = isMemberOn(memberUntil, value.period.startDate)
          ? withMemberDiscount(plain, memberDiscountPercent)
          : plain;
        return bookingOf(value, owner, quote.totalAmount, now);
      });
      const ids = await insertBookings(writer, bookings);
      await recordItems(writer, importId, "booking", ids);
      return ids.length;
    },
  };
};

function bookingOf(
  value: Placed,
  owner: { personId: number | null; userId: number | null },
  price: number,
  now: Date,
): ImportedBooking {
  const { room, period, status = "confirmed", totalAmount = price, email = NO_EMAIL } = value;
  const { firstName, lastName, phone, purpose, attendees, notes } = value;
  return {
    ...period,
    ...owner,
    status,
    totalAmount,
    email,
    firstName,
    lastName,
    phone,
    purpose,
    attendees,
    notes,
    spaceId: room.id,
    bufferMinutes: bufferOf(value, now),
    canceledAt: status === "canceled" ? now : null,
    prepayAmount: 0,
    payBy: null,
    prepayRemindAt: null,
    depositAmount: 0,
    promoCodeId: null,
    promoAmount: 0,
    language: DEFAULT_LANGUAGE,
  };
}
