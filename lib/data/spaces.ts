import "server-only";
import type { Span } from "@/lib/domain/space/busy-spans";
import type { TakenSpan } from "@/lib/domain/space/taken-time";
import { type Space, type SpaceInput, type SpaceUpdate, spaceFeaturesSchema } from "@/lib/schemas/space";
import { prisma, type Queryable, type Transaction } from "./client";
import { Prisma } from "./generated/prisma/client";

/** A space with what is taken of its time in a window. */
export interface SpaceWithTakenTime {
  space: Space;
  taken: TakenSpan[];
}

interface SpaceRow extends Omit<Space, "features"> {
  features: unknown;
  taken: (Omit<TakenSpan, "startsAt" | "endsAt"> & { startsAt: number; endsAt: number })[];
}

/** The columns under the names of the API, with the weekly timetable beside them. */
const SPACE_COLUMNS = Prisma.sql`
  s.id, s.name, s.description, s.type::text AS type, s.location, s.image_url AS "imageUrl", s.capacity,
  s.price_per_hour AS "pricePerHour", s.price_per_day AS "pricePerDay", s.price_per_week AS "pricePerWeek",
  s.amenities, s.features, s.is_popular AS "isPopular", s.is_new AS "isNew", s.is_available AS "isAvailable",
  s.opening_time AS "openingTime", s.closing_time AS "closingTime", s.min_booking_hours AS "minBookingHours",
  s.buffer_minutes AS "bufferMinutes",
  COALESCE((
    SELECT json_agg(json_build_object(
      'dayOfWeek', t.day_of_week, 'startTime', t.start_time, 'endTime', t.end_time, 'isAvailable', t.is_available)
      ORDER BY t.day_of_week, t.start_time, t.id)
    FROM time_slots t WHERE t.space_id = s.id), '[]'::json) AS timetable`;

/**
 * What is taken in a window, by space, as milliseconds since 1970: one scan of the GiST index behind
 * `taken_times_no_overlap`, however much lies outside of it.
 */
const takenInWindow = (window: Span, spaceId: number | null) => Prisma.sql`
  SELECT t.space_id, json_agg(json_build_object(
    'startsAt', (extract(epoch FROM t.starts_at) * 1000)::bigint,
    'endsAt', (extract(epoch FROM t.ends_at) * 1000)::bigint,
    'owner', t.owner, 'isBuffer', t.is_buffer, 'reason', c.reason)) AS spans
  FROM taken_times t LEFT JOIN closures c ON c.id = t.closure_id
  WHERE tstzrange(t.starts_at, t.ends_at) && tstzrange(${window.startsAt}::timestamptz, ${window.endsAt}::timestamptz)
    ${spaceId === null ? Prisma.empty : Prisma.sql`AND t.space_id = ${spaceId}`}
  GROUP BY t.space_id`;

function spacesQuery(window: Span | null, spaceId: number | null): Prisma.Sql {
  const onlyOne = spaceId === null ? Prisma.empty : Prisma.sql`WHERE s.id = ${spaceId}`;
  if (window === null)
    return Prisma.sql`SELECT ${SPACE_COLUMNS}, '[]'::json AS taken FROM spaces s ${onlyOne} ORDER BY s.id`;
  return Prisma.sql`
    SELECT ${SPACE_COLUMNS}, COALESCE(taken.spans, '[]'::json) AS taken
    FROM spaces s LEFT JOIN (${takenInWindow(window, spaceId)}) taken ON taken.space_id = s.id
    ${onlyOne} ORDER BY s.id`;
}

function toSpace({ taken, features, ...columns }: SpaceRow): SpaceWithTakenTime {
  const known = spaceFeaturesSchema.safeParse(features);
  return {
    space: { ...columns, features: known.success ? known.data : spaceFeaturesSchema.parse({}) },
    taken: taken.map((span) => ({
      ...span,
      startsAt: new Date(span.startsAt),
      endsAt: new Date(span.endsAt),
    })),
  };
}

/** All spaces by id, each with what is taken in `window` (instants). One query. */
export async function listSpacesWithTakenTime(window: Span): Promise<SpaceWithTakenTime[]> {
  const rows = await prisma().$queryRaw<SpaceRow[]>(spacesQuery(window, null));
  return rows.map(toSpace);
}

/** All spaces by id. */
export async function listSpaces(): Promise<Space[]> {
  const rows = await prisma().$queryRaw<SpaceRow[]>(spacesQuery(null, null));
  return rows.map((row) => toSpace(row).space);
}

/** One space with what is taken in `window`, or null when there is no such space. One query. */
export async function findSpaceWithTakenTime(
  id: number,
  window: Span,
  on: Queryable = prisma(),
): Promise<SpaceWithTakenTime | null> {
  const [row] = await on.$queryRaw<SpaceRow[]>(spacesQuery(window, id));
  return row ? toSpace(row) : null;
}

export async function findSpace(id: number, on: Queryable = prisma()): Promise<Space | null> {
  const [row] = await on.$queryRaw<SpaceRow[]>(spacesQuery(null, id));
  return row ? toSpace(row).space : null;
}

/** The ids of all spaces, in order. */
export async function listSpaceIds(on: Queryable = prisma()): Promise<number[]> {
  const rows = await on.space.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  return rows.map(({ id }) => id);
}

/** When each space was last changed, for the sitemap. */
export async function listSpaceChanges(): Promise<{ id: number; name: string; updatedAt: Date }[]> {
  return prisma().space.findMany({
    select: { id: true, name: true, updatedAt: true },
    orderBy: { id: "asc" },
  });
}

/** Creates a space with its weekly timetable. */
export async function createSpace(tx: Transaction, { timetable, ...fields }: SpaceInput): Promise<Space> {
  const { id } = await tx.space.create({
    data: { ...fields, timeSlots: { create: timetable } },
    select: { id: true },
  });
  return requireSpace(id, tx);
}

/** Changes the fields that are given; a timetable replaces the whole one. Null when there is no such space. */
export async function updateSpace(
  tx: Transaction,
  id: number,
  { timetable, ...fields }: SpaceUpdate,
): Promise<Space | null> {
  const { count } = await tx.space.updateMany({ where: { id }, data: fields });
  if (count === 0) return null;
  if (timetable !== undefined) {
    await tx.timeSlot.deleteMany({ where: { spaceId: id } });
    await tx.timeSlot.createMany({ data: timetable.map((entry) => ({ ...entry, spaceId: id })) });
  }
  return requireSpace(id, tx);
}

/** One with bookings, events or courses is refused by their foreign keys (IN_USE). */
export async function deleteSpace(tx: Transaction, id: number): Promise<void> {
  await tx.space.deleteMany({ where: { id } });
}

async function requireSpace(id: number, on: Queryable): Promise<Space> {
  const space = await findSpace(id, on);
  if (space === null) throw new Error(`Space ${id} vanished while it was written`);
  return space;
}
