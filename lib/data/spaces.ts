import "server-only";
import { z } from "zod";
import type { Span } from "@/lib/domain/space/busy-spans";
import { heldAs, type TakenSpan } from "@/lib/domain/space/taken-time";
import {
  type Space,
  type SpaceFields,
  type SpaceFieldsUpdate,
  spaceFeaturesSchema,
} from "@/lib/schemas/space";
import { prisma, type Queryable, type Transaction } from "./client";
import { Prisma } from "./generated/prisma/client";
import { IN_ORDER, imageSelect } from "./space-images";

/** A space with what is taken of its time in a window. */
export interface SpaceWithTakenTime {
  space: Space;
  taken: TakenSpan[];
}

const spaceSelect = {
  id: true,
  name: true,
  description: true,
  type: true,
  location: true,
  imageUrl: true,
  images: { select: imageSelect, orderBy: IN_ORDER },
  capacity: true,
  pricePerHour: true,
  pricePerDay: true,
  pricePerWeek: true,
  amenities: true,
  features: true,
  isPopular: true,
  isNew: true,
  isAvailable: true,
  openingTime: true,
  closingTime: true,
  minBookingHours: true,
  bufferMinutes: true,
  timeSlots: {
    select: { dayOfWeek: true, startTime: true, endTime: true, isAvailable: true },
    orderBy: [{ dayOfWeek: "asc" }, { startTime: "asc" }, { id: "asc" }],
  },
} as const satisfies Prisma.SpaceSelect;

type SpaceRow = Prisma.SpaceGetPayload<{ select: typeof spaceSelect }>;

function toSpace({ timeSlots, features, ...columns }: SpaceRow): Space {
  const known = spaceFeaturesSchema.safeParse(features);
  return {
    ...columns,
    features: known.success ? known.data : spaceFeaturesSchema.parse({}),
    timetable: timeSlots,
  };
}

const takenRowsSchema = z.array(
  z.object({
    spaceId: z.int(),
    startsAt: z.date(),
    endsAt: z.date(),
    owner: z.string(),
    isBuffer: z.boolean(),
    reason: z.string().nullable(),
    course: z.string().nullable(),
    event: z.string().nullable(),
  }),
);

/**
 * What is taken in a window, by space: one scan of the GiST index behind `taken_times_no_overlap`, which typed queries
 * know no word for, however much lies outside of the window.
 */
async function listTaken(
  window: Span,
  spaceId: number | null,
  on: Queryable,
): Promise<Map<number, TakenSpan[]>> {
  const rows = takenRowsSchema.parse(
    await on.$queryRaw(Prisma.sql`
      SELECT t.space_id AS "spaceId", t.starts_at AS "startsAt", t.ends_at AS "endsAt", t.owner,
        t.is_buffer AS "isBuffer", c.reason, k.title AS course, e.title AS event
      FROM taken_times t
        LEFT JOIN closures c ON c.id = t.closure_id
        LEFT JOIN courses k ON k.id = t.course_id
        LEFT JOIN events e ON e.id = t.event_id
      WHERE tstzrange(t.starts_at, t.ends_at)
          && tstzrange(${window.startsAt}::timestamptz, ${window.endsAt}::timestamptz)
        ${spaceId === null ? Prisma.empty : Prisma.sql`AND t.space_id = ${spaceId}`}`),
  );
  const bySpace = new Map<number, TakenSpan[]>();
  for (const { spaceId: id, course, event, ...span } of rows) {
    const taken = { ...span, heldAs: heldAs({ course, event }) };
    const known = bySpace.get(id);
    if (known) known.push(taken);
    else bySpace.set(id, [taken]);
  }
  return bySpace;
}

/** All spaces by id, each with what is taken in `window` (instants). */
export async function listSpacesWithTakenTime(window: Span): Promise<SpaceWithTakenTime[]> {
  const [spaces, taken] = await Promise.all([listSpaces(), listTaken(window, null, prisma())]);
  return spaces.map((space) => ({ space, taken: taken.get(space.id) ?? [] }));
}

/** All spaces by id. */
export async function listSpaces(): Promise<Space[]> {
  const rows = await prisma().space.findMany({ select: spaceSelect, orderBy: { id: "asc" } });
  return rows.map(toSpace);
}

/** One space with what is taken in `window`, or null when there is no such space. */
export async function findSpaceWithTakenTime(
  id: number,
  window: Span,
  on: Queryable = prisma(),
): Promise<SpaceWithTakenTime | null> {
  const space = await findSpace(id, on);
  return space && { space, taken: (await listTaken(window, id, on)).get(id) ?? [] };
}

export async function findSpace(id: number, on: Queryable = prisma()): Promise<Space | null> {
  const row = await on.space.findUnique({ where: { id }, select: spaceSelect });
  return row && toSpace(row);
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
export async function createSpace(tx: Transaction, { timetable, ...fields }: SpaceFields): Promise<Space> {
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
  { timetable, ...fields }: SpaceFieldsUpdate,
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
