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

/** A space with its taken time in a window. */
export interface SpaceWithTakenTime {
  space: Space;
  taken: TakenSpan[];
}

/** The rooms and the settings: they change seldom, and every answer about a room's time needs them. */
interface CatalogueSnapshot {
  /** By id. */
  spaces: readonly Space[];
  settings: Settings;
}

/** Rooms with their taken time in a window, and the settings, from one consistent read. */
export interface RoomTime {
  rooms: SpaceWithTakenTime[];
  settings: Settings;
}

const rowSchema = z.object({
  version: z.string(),
  spaceId: z.int().nullable(),
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  owner: z.string().nullable(),
  isBuffer: z.boolean().nullable(),
  title: z.string().nullable(),
});

/**
 * The kinds whose titles may be shown to customers. Titles of bookings are names of people, and not read at all.
 */
const PUBLIC = titlesOf(TAKEN_KIND_NAMES.filter((kind) => TAKEN_KINDS[kind].refusal !== "taken"));

/**
 * The taken time in a window by space, and the version of the catalogue snapshot: the version counters of rooms and
 * settings, which each change of them raises in its transaction. Raw SQL, since the typed client cannot express the
 * range operator that uses the GiST index behind `taken_times_no_overlap`.
 */
async function readTaken(window: Span, spaceId: number | null, on: Queryable) {
  const sql = Prisma.sql`
      SELECT v.version, t.space_id AS "spaceId", t.starts_at AS "startsAt", t.ends_at AS "endsAt", t.owner,
        t.is_buffer AS "isBuffer", ${PUBLIC.title} AS title
      FROM (
        SELECT COALESCE(string_agg(part || ':' || item || ':' || version, ',' ORDER BY part, item), '') AS version
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
  return { taken, version: rows[0]?.version ?? "" };
}

/** On globalThis, because Next.js may load this module more than once in a process. */
const holder = globalThis as typeof globalThis & {
  catalogueSnapshot?: { version: string; snapshot: CatalogueSnapshot };
};

/** Freezes the snapshot deeply, since all requests share it. */
function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/** The snapshot of a version: the cached one, or a new read where the version has changed. */
async function snapshotOf(version: string, on: Queryable): Promise<CatalogueSnapshot> {
  const cached = holder.catalogueSnapshot;
  if (cached?.version === version) return cached.snapshot;
  // In sequence: a transaction has one connection.
  const spaces = await listSpaces(on);
  const snapshot = { spaces, settings: await findSettings(on) };
  // A transaction may read its own uncommitted changes, which may be rolled back: not cached.
  if (on === prisma()) holder.catalogueSnapshot = { version, snapshot: deepFreeze(snapshot) };
  return snapshot;
}

/** All spaces by id, each with its taken time in `window`. */
export async function listRoomTime(window: Span, on: Queryable = prisma()): Promise<RoomTime> {
  const { taken, version } = await readTaken(window, null, on);
  const { spaces, settings } = await snapshotOf(version, on);
  return { rooms: spaces.map((space) => ({ space, taken: taken.get(space.id) ?? [] })), settings };
}

/** One space with its taken time in `window`; `rooms` is empty for an unknown id. */
export async function findRoomTime(id: number, window: Span, on: Queryable = prisma()): Promise<RoomTime> {
  const { taken, version } = await readTaken(window, id, on);
  const { spaces, settings } = await snapshotOf(version, on);
  const space = spaces.find((one) => one.id === id);
  return { rooms: space ? [{ space, taken: taken.get(id) ?? [] }] : [], settings };
}
