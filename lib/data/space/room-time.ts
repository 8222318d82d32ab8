import "server-only";
import { z } from "zod";
import { prisma, type Queryable } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";
import { titlesOf } from "@/lib/data/room-time/taken-rows";
import { nameIn } from "@/lib/domain/language/text";
import { TRANSLATED_LANGUAGES } from "@/lib/domain/language/translations";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { blockingRoomOf, isSwitchedOn } from "@/lib/domain/room-time/room-parts";
import {
  closesRoom,
  kindOfOwner,
  refusalReason,
  TAKEN_KIND_NAMES,
  TAKEN_KINDS,
} from "@/lib/domain/room-time/taken-kinds";
import type { TakenSpan } from "@/lib/domain/room-time/taken-time";
import type { SpaceInAllLanguages } from "@/lib/schemas/space/space";
import { CATALOGUE_VERSION, type CentreTerms, snapshotOf } from "./catalogue-snapshot";

export interface SpaceWithTakenTime {
  space: SpaceInAllLanguages;
  /** Includes the taken time of its parts, which blocks the space as well. */
  taken: TakenSpan[];
  /** Whether the space and all its parts are available for booking at all. */
  isSwitchedOn: boolean;
}

/** Rooms with their taken time in a window, and the centre's rules, from one consistent read. */
export interface RoomTime extends CentreTerms {
  rooms: SpaceWithTakenTime[];
}

/** A title in the languages other than the first. */
const titlesSchema = z.partialRecord(z.enum(TRANSLATED_LANGUAGES), z.string().nullable());

function translatedName({ name, translations }: SpaceInAllLanguages) {
  const names = TRANSLATED_LANGUAGES.map((language) => {
    const translated = translations[language]?.name;
    return [language, typeof translated === "string" ? translated : null] as const;
  });
  return nameIn(name, Object.fromEntries(names));
}

const takenSchema = z
  .tuple([
    z.int(),
    z.int(),
    z.int(),
    z.string(),
    z.boolean(),
    z.string().nullable(),
    titlesSchema,
    z.int().nullable(),
  ])
  // One step for the whole row: a calendar has hundreds, and a separate step for each column takes longer.
  .transform(([spaceId, startsAt, endsAt, owner, isBuffer, title, titles, viaSpaceId]) => ({
    spaceId,
    viaSpaceId,
    span: {
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      owner,
      isBuffer,
      ...refusalReason(kindOfOwner(owner), title, titles),
    },
  }));

/** Taken time by room. `viaSpaceId` is the whole that is taken, if the room is taken as a part of it. */
type TakenByRoom = Map<number, { span: TakenSpan; viaSpaceId: number | null }[]>;

export const roomTimeSchema = z.object({ version: z.string(), taken: z.array(takenSchema) });
type RoomTimeRow = z.infer<typeof roomTimeSchema>;

/** The kinds with titles that customers may see. Titles of bookings are names of people, and are not read at all. */
const PUBLIC = titlesOf(TAKEN_KIND_NAMES.filter((kind) => TAKEN_KINDS[kind].refusal !== "taken"));

/** Taken time of a room and of its parts, if any. */
const ofRoom = (spaceId: number) =>
  Prisma.sql`AND t.space_id = ANY(ARRAY(
    SELECT part_id FROM space_parts WHERE whole_id = ${spaceId} UNION ALL SELECT ${spaceId}::int))`;

const ms = (column: Prisma.Sql) => Prisma.sql`(extract(epoch FROM ${column}) * 1000)::bigint`;

/**
 * The taken time in a window, and the version of the catalogue snapshot. Raw SQL, since the typed client cannot express
 * the range operator that uses the GiST index behind `taken_times_no_overlap`; returned as one JSON value, which is
 * read several times faster than as many rows.
 * @param spaceId null for all rooms
 */
export const roomTimeColumns = (window: Span, spaceId: number | null): Prisma.Sql => Prisma.sql`
  (${CATALOGUE_VERSION}) AS version, (
    SELECT COALESCE(json_agg(json_build_array(t.space_id, ${ms(Prisma.sql`t.starts_at`)},
      ${ms(Prisma.sql`t.ends_at`)}, t.owner, t.is_buffer, ${PUBLIC.title}, ${PUBLIC.titles}, t.via_space_id)), '[]')
    FROM taken_times t ${PUBLIC.joins}
    WHERE tstzrange(t.starts_at, t.ends_at)
        && tstzrange(${window.startsAt}::timestamptz, ${window.endsAt}::timestamptz)
      ${spaceId === null ? Prisma.empty : ofRoom(spaceId)}
  ) AS taken`;

async function readRoomTime(window: Span, spaceId: number | null, on: Queryable): Promise<RoomTimeRow> {
  const [row] = await queryRows(on, roomTimeSchema, Prisma.sql`SELECT ${roomTimeColumns(window, spaceId)}`);
  if (row === undefined) throw new Error("The taken time could not be read.");
  return row;
}

function byRoom(
  rows: readonly { spaceId: number; span: TakenSpan; viaSpaceId: number | null }[],
): TakenByRoom {
  const taken: TakenByRoom = new Map();
  for (const { spaceId: id, ...one } of rows) {
    const known = taken.get(id);
    if (known) known.push(one);
    else taken.set(id, [one]);
  }
  return taken;
}

function toRoom(
  space: SpaceInAllLanguages,
  spaces: readonly SpaceInAllLanguages[],
  taken: TakenByRoom,
): SpaceWithTakenTime {
  const byId = new Map(spaces.map((one) => [one.id, one]));
  const spansIn = (id: number): TakenSpan[] =>
    (taken.get(id) ?? []).map(({ span, viaSpaceId }) => {
      const other = blockingRoomOf(space.id, id, viaSpaceId);
      const named = other && byId.get(other.id);
      if (!named) return span;
      return { ...span, otherRoom: { name: translatedName(named), relation: other.relation } };
    });
  return {
    space,
    taken: [space.id, ...space.partIds].flatMap(spansIn),
    isSwitchedOn: isSwitchedOn(space, byId),
  };
}

const CLOSING = TAKEN_KIND_NAMES.filter(closesRoom);

const joinedSchema = z
  .tuple([z.int(), z.boolean(), z.int(), z.int()])
  .transform(([spaceId, isClosed, startsAt, endsAt]) => {
    const kind = isClosed ? ("closure" as const) : ("booking" as const);
    const span = {
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      owner: kind,
      isBuffer: false,
      ...refusalReason(kind, null),
    };
    return { spaceId, viaSpaceId: null, span };
  });

const joinedRowSchema = z.object({ version: z.string(), taken: z.array(joinedSchema) });

/**
 * All spaces by id with their taken time in `window`. For availability checks only: the cause is omitted, and adjacent
 * times are joined into one span. For a window of weeks this reads a fraction of the rows.
 */
export async function listJoinedRoomTime(window: Span, on: Queryable = prisma()): Promise<RoomTime> {
  const [row] = await queryRows(
    on,
    joinedRowSchema,
    Prisma.sql`
      SELECT (${CATALOGUE_VERSION}) AS version, (
        SELECT COALESCE(json_agg(json_build_array(space_id, is_closed, ${ms(Prisma.sql`lower(span)`)},
          ${ms(Prisma.sql`upper(span)`)})), '[]')
        FROM (
          SELECT space_id, split_part(owner, ':', 1) = ANY(${CLOSING}) AS is_closed,
            unnest(range_agg(tstzrange(starts_at, ends_at))) AS span
          FROM taken_times
          WHERE tstzrange(starts_at, ends_at)
              && tstzrange(${window.startsAt}::timestamptz, ${window.endsAt}::timestamptz)
          GROUP BY 1, 2
        ) AS joined
      ) AS taken`,
  );
  if (row === undefined) throw new Error("The taken time could not be read.");
  const { spaces, ...terms } = await snapshotOf(row.version, on);
  const taken = byRoom(row.taken);
  return { rooms: spaces.map((space) => toRoom(space, spaces, taken)), ...terms };
}

/** All spaces by id, each with its taken time in `window`. */
export async function listRoomTime(window: Span, on: Queryable = prisma()): Promise<RoomTime> {
  const row = await readRoomTime(window, null, on);
  const { spaces, ...terms } = await snapshotOf(row.version, on);
  const taken = byRoom(row.taken);
  return { rooms: spaces.map((space) => toRoom(space, spaces, taken)), ...terms };
}

/** One space with its taken time, from columns that a statement has read; `rooms` is empty for an unknown id. */
export async function roomTimeOf(id: number, row: RoomTimeRow, on: Queryable): Promise<RoomTime> {
  const { spaces, ...terms } = await snapshotOf(row.version, on);
  const space = spaces.find((one) => one.id === id);
  return { rooms: space ? [toRoom(space, spaces, byRoom(row.taken))] : [], ...terms };
}

/** One space with its taken time in `window`; `rooms` is empty for an unknown id. */
export async function findRoomTime(id: number, window: Span, on: Queryable = prisma()): Promise<RoomTime> {
  return roomTimeOf(id, await readRoomTime(window, id, on), on);
}
