import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/prisma/client";
import { queryRows } from "@/lib/data/query-rows";
import { titlesOf } from "@/lib/data/room-time/taken-rows";
import { findSettings } from "@/lib/data/site/settings";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import {
  kindOfOwner,
  refusalReason,
  TAKEN_KIND_NAMES,
  TAKEN_KINDS,
} from "@/lib/domain/room-time/taken-kinds";
import type { TakenSpan } from "@/lib/domain/room-time/taken-time";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Space } from "@/lib/schemas/space/space";
import { listSpaces } from "./spaces";

/** A space with what is taken of its time in a window. */
export interface SpaceWithTakenTime {
  space: Space;
  taken: TakenSpan[];
}

/** The rooms, and the rules of the centre: what changes seldom and is needed for every answer about a room's time. */
interface House {
  /** By id. */
  spaces: readonly Space[];
  settings: Settings;
}

/** Rooms with what is taken of their time in a window, and the settings, all of one moment. */
export interface RoomTime {
  rooms: SpaceWithTakenTime[];
  settings: Settings;
}

const rowSchema = z.object({
  stamp: z.string(),
  spaceId: z.int().nullable(),
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  owner: z.string().nullable(),
  isBuffer: z.boolean().nullable(),
  title: z.string().nullable(),
});

/** The titles that a refused booking may be told; those of bookings are names of persons, and are not even read. */
const PUBLIC = titlesOf(TAKEN_KIND_NAMES.filter((kind) => TAKEN_KINDS[kind].refusal !== "taken"));

/**
 * What is taken in a window, by space, with the stamp of the house: the versions of rooms and settings, which every
 * change of them raises in its transaction. One scan of the GiST index behind `taken_times_no_overlap`, which typed
 * queries know no word for, however much lies outside of the window.
 */
async function readTaken(window: Span, spaceId: number | null, on: Queryable) {
  const sql = Prisma.sql`
      SELECT v.stamp, t.space_id AS "spaceId", t.starts_at AS "startsAt", t.ends_at AS "endsAt", t.owner,
        t.is_buffer AS "isBuffer", ${PUBLIC.title} AS title
      FROM (
        SELECT COALESCE(string_agg(part || ':' || item || ':' || version, ',' ORDER BY part, item), '') AS stamp
        FROM content_versions WHERE part IN ('spaces', 'settings')
      ) v
        LEFT JOIN taken_times t
          ON tstzrange(t.starts_at, t.ends_at)
            && tstzrange(${window.startsAt}::timestamptz, ${window.endsAt}::timestamptz)
          ${spaceId === null ? Prisma.empty : Prisma.sql`AND t.space_id = ${spaceId}`}
        ${PUBLIC.joins}`;
  const rows = await queryRows(on, rowSchema, sql);
  const taken = new Map<number, TakenSpan[]>();
  for (const { spaceId: id, startsAt, endsAt, owner, isBuffer, title } of rows) {
    if (id === null || startsAt === null || endsAt === null || owner === null) continue;
    const span = {
      startsAt,
      endsAt,
      owner,
      isBuffer: isBuffer ?? false,
      ...refusalReason(kindOfOwner(owner), title),
    };
    const known = taken.get(id);
    if (known) known.push(span);
    else taken.set(id, [span]);
  }
  return { taken, stamp: rows[0]?.stamp ?? "" };
}

/** Every part of the site that the server loads by itself shares it. */
const holder = globalThis as typeof globalThis & { keptHouse?: { stamp: string; house: House } };

/** What is kept is everybody's: whoever would change it is told so. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** The house as it is under a stamp that was read before: the one that is kept, or read anew where that is another. */
async function houseUnder(stamp: string, on: Queryable): Promise<House> {
  if (holder.keptHouse?.stamp === stamp) return holder.keptHouse.house;
  // One after the other: a transaction has one connection.
  const spaces = await listSpaces(on);
  const house = { spaces, settings: await findSettings(on) };
  // A transaction may see, and number, what never comes to be.
  if (on === prisma()) holder.keptHouse = { stamp, house: frozen(house) };
  return house;
}

/** All spaces by id, each with what is taken in `window` (instants). */
export async function listRoomTime(window: Span, on: Queryable = prisma()): Promise<RoomTime> {
  const { taken, stamp } = await readTaken(window, null, on);
  const { spaces, settings } = await houseUnder(stamp, on);
  return { rooms: spaces.map((space) => ({ space, taken: taken.get(space.id) ?? [] })), settings };
}

/** One space with what is taken in `window`; without a room when there is no such space. */
export async function findRoomTime(id: number, window: Span, on: Queryable = prisma()): Promise<RoomTime> {
  const { taken, stamp } = await readTaken(window, id, on);
  const { spaces, settings } = await houseUnder(stamp, on);
  const space = spaces.find((one) => one.id === id);
  return { rooms: space ? [{ space, taken: taken.get(id) ?? [] }] : [], settings };
}
