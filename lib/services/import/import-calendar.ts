import "server-only";
import { toDay } from "@/lib/data/date-columns";
import { listClosuresSince } from "@/lib/data/import/compared";
import { recordItems } from "@/lib/data/import/import-items";
import {
  type ImportedClosure,
  insertClosures,
  listTakenOf,
  takeForClosures,
} from "@/lib/data/import/insert-rows";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { entryClosures, OccupiedTime } from "@/lib/domain/import/occupied-time";
import { text } from "@/lib/domain/language/text";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { type ClosureTimes, closureSpans } from "@/lib/domain/room-time/closure";
import { roomsTakenWith } from "@/lib/domain/room-time/room-parts";
import { kindOfOwner } from "@/lib/domain/room-time/taken-kinds";
import { around, subtractSpans } from "@/lib/domain/room-time/taken-time";
import { dayOf } from "@/lib/domain/time/dates";
import { wordedError } from "@/lib/errors";
import type { RowError } from "@/lib/schemas/import/import";
import type { EntryRow } from "@/lib/schemas/import/rows";
import type { Check, Row } from "./plan";

/** Closure reasons are public, and an entry's title may be private. */
const REASON = "Occupato";

const keyOf = ({ startDate, endDate, startTime, endTime }: ClosureTimes, title: string) =>
  [startDate, endDate, startTime, endTime, title.toLowerCase()].join(" ");

/** A closure does not conflict with the calendar that the room follows. */
const givesWay = (owner: string) => kindOfOwner(owner) === "external";

/** Checks calendar entries, each of which closes the room if nothing else takes it; closures may overlap each other. */
export const checkEntries: Check<EntryRow> = async (on, rows, { spaceId, tx }) => {
  // The room may have been deleted since the file was read.
  if (spaceId === null) throw wordedError("NOT_CHANGEABLE", "imports.spaceNeeded");
  if (tx !== null) await lockSpace(tx, spaceId);
  const rooms = roomsTakenWith(await listRoomParts(on), spaceId);
  const all = around(rows.map(({ value }) => value));
  const taken = all === null ? [] : await listTakenOf(on, rooms, all);
  const occupied = new OccupiedTime<"stored">();
  const followed = new Map<number, Span[]>(rooms.map((room) => [room, []]));
  for (const { spaceId: room, owner, isBuffer, ...span } of taken) {
    if (givesWay(owner)) followed.get(room)?.push(span);
    else if (kindOfOwner(owner) !== "closure" && !isBuffer) occupied.add(room, span, "stored");
  }
  const stored = all === null ? [] : await listClosuresSince(on, spaceId, dayOf(all.startsAt));
  const seen = new Set(
    stored.map(({ startDate, endDate, startTime, endTime, reason, note }) =>
      keyOf({ startDate: toDay(startDate), endDate: toDay(endDate), startTime, endTime }, note ?? reason),
    ),
  );
  const ready: Row<ImportedClosure[]>[] = [];
  const duplicates: number[] = [];
  const errors: RowError[] = [];
  for (const { row, value } of rows) {
    const closures = entryClosures(value).map((times) => ({ ...times, reason: REASON, note: value.title }));
    const keys = closures.map((one) => keyOf(one, one.note));
    if (keys.every((key) => seen.has(key))) duplicates.push(row);
    else if (rooms.some((room) => occupied.find(room, value) !== undefined))
      errors.push({ row, field: "startsAt", message: text("imports.row.taken") });
    else {
      for (const key of keys) seen.add(key);
      ready.push({ row, value: closures });
    }
  }
  return {
    ready,
    duplicates,
    errors,
    write: async (writer, importId) => {
      const closures = ready.flatMap(({ value }) => value);
      const ids = await insertClosures(writer, spaceId, closures);
      const times = closures.flatMap((closure, at) => {
        const closureId = ids[at];
        if (closureId === undefined) return [];
        const spans = closureSpans(closure);
        return rooms.flatMap((room) =>
          subtractSpans(spans, followed.get(room) ?? []).map((span) => ({
            ...span,
            closureId,
            spaceId: room,
          })),
        );
      });
      await takeForClosures(writer, spaceId, times);
      await recordItems(writer, importId, "closure", ids);
      return ready.length;
    },
  };
};
