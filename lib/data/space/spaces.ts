import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import type { Prisma } from "@/lib/data/generated/client";
import { replaceParts } from "@/lib/data/room-time/room-parts";
import { slugFor } from "@/lib/domain/site/slug";
import { requireFound } from "@/lib/errors";
import { translationsSchema } from "@/lib/schemas/language/translations";
import {
  type SpaceFields,
  type SpaceFieldsUpdate,
  type SpaceInAllLanguages,
  spaceFeaturesSchema,
  spaceInAllLanguagesSchema,
} from "@/lib/schemas/space/space";
import { IN_ORDER, imageSelect, toSpaceImage } from "./space-images";

const spaceSelect = {
  ...columnsFor(spaceInAllLanguagesSchema, "images", "partIds", "timetable"),
  images: { select: imageSelect, orderBy: IN_ORDER },
  parts: { select: { partId: true }, orderBy: { partId: "asc" } },
  timeSlots: {
    select: { dayOfWeek: true, startTime: true, endTime: true, isAvailable: true },
    orderBy: [{ dayOfWeek: "asc" }, { startTime: "asc" }, { id: "asc" }],
  },
} as const satisfies Prisma.SpaceSelect;

type SpaceRow = Prisma.SpaceGetPayload<{ select: typeof spaceSelect }>;

function toSpace({
  timeSlots,
  features,
  images,
  parts,
  translations,
  ...columns
}: SpaceRow): SpaceInAllLanguages {
  const known = spaceFeaturesSchema.safeParse(features);
  return {
    ...columns,
    slug: slugFor(columns.id, columns.name),
    images: images.map(toSpaceImage),
    translations: translationsSchema.parse(translations),
    features: known.success ? known.data : spaceFeaturesSchema.parse({}),
    timetable: timeSlots,
    partIds: parts.map(({ partId }) => partId),
  };
}

export async function listSpaces(on: Queryable = prisma()): Promise<SpaceInAllLanguages[]> {
  const rows = await on.space.findMany({ select: spaceSelect, orderBy: { id: "asc" } });
  return rows.map(toSpace);
}

export async function findSpace(id: number, on: Queryable = prisma()): Promise<SpaceInAllLanguages | null> {
  const row = await on.space.findUnique({ where: { id }, select: spaceSelect });
  return row && toSpace(row);
}

/** The name of a space in all languages; null when it does not exist. */
export async function findSpaceName(
  id: number,
  on: Queryable = prisma(),
): Promise<{ name: string; translations: unknown } | null> {
  return on.space.findUnique({ where: { id }, select: { name: true, translations: true } });
}

/** @throws AppError NOT_FOUND */
export async function requireSpace(id: number, on: Queryable = prisma()): Promise<SpaceInAllLanguages> {
  return requireFound(await findSpace(id, on), "space");
}

export async function listSpaceIds(on: Queryable = prisma()): Promise<number[]> {
  const rows = await on.space.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  return rows.map(({ id }) => id);
}

export async function listSpaceChanges(): Promise<{ slug: string; updatedAt: Date }[]> {
  const select = { id: true, name: true, updatedAt: true } as const;
  const rows = await prisma().space.findMany({ select, orderBy: { id: "asc" } });
  return rows.map(({ id, name, updatedAt }) => ({ slug: slugFor(id, name), updatedAt }));
}

/** Creates a space with its weekly timetable and parts. With parts, the caller holds `lockRoomParts`. */
export async function createSpace(
  tx: Transaction,
  { timetable, partIds, ...fields }: SpaceFields,
): Promise<SpaceInAllLanguages> {
  const { id } = await tx.space.create({
    data: { ...fields, timeSlots: { create: timetable } },
    select: { id: true },
  });
  if (partIds.length > 0) await replaceParts(tx, id, partIds);
  return rereadSpace(id, tx);
}

/**
 * Changes the given fields; a timetable or parts replace all previous ones. Null when the space does not exist. With
 * parts, the caller holds `lockRoomParts`.
 */
export async function updateSpace(
  tx: Transaction,
  id: number,
  { timetable, partIds, ...fields }: SpaceFieldsUpdate,
): Promise<SpaceInAllLanguages | null> {
  const { count } = await tx.space.updateMany({ where: { id }, data: fields });
  if (count === 0) return null;
  if (timetable !== undefined) {
    await tx.timeSlot.deleteMany({ where: { spaceId: id } });
    await tx.timeSlot.createMany({ data: timetable.map((entry) => ({ ...entry, spaceId: id })) });
  }
  if (partIds !== undefined) await replaceParts(tx, id, partIds);
  return rereadSpace(id, tx);
}

/** Deletes a space; foreign keys refuse it while it has bookings, events or courses, or is a part (IN_USE). */
export async function deleteSpace(tx: Transaction, id: number): Promise<void> {
  await tx.space.deleteMany({ where: { id } });
}

async function rereadSpace(id: number, on: Queryable): Promise<SpaceInAllLanguages> {
  const space = await findSpace(id, on);
  if (space === null) throw new Error(`Space ${id} vanished while it was written`);
  return space;
}
