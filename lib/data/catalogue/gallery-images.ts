import "server-only";
import { prisma, type Queryable, type Transaction } from "@/lib/data/client";
import { columnsFor } from "@/lib/data/columns-for";
import type { Prisma } from "@/lib/data/generated/client";
import { DEFAULT_IMAGE } from "@/lib/domain/space/space-image";
import {
  type GalleryImageInput,
  type GalleryImageOfPanel,
  type GalleryImageUpdate,
  galleryImageOfPanelSchema,
} from "@/lib/schemas/catalogue/gallery-image";
import { translationsSchema } from "@/lib/schemas/language/translations";

const gallerySelect = columnsFor(galleryImageOfPanelSchema) satisfies Prisma.EventGalleryImageSelect;

type GalleryRow = Prisma.EventGalleryImageGetPayload<{ select: typeof gallerySelect }>;

const toGalleryImage = (row: GalleryRow): GalleryImageOfPanel => ({
  ...row,
  translations: translationsSchema.parse(row.translations),
  createdAt: row.createdAt.toISOString(),
});

/** Images by orderIndex, then id; hidden ones only on request. */
export async function listGalleryImages({
  withHidden,
}: {
  withHidden: boolean;
}): Promise<GalleryImageOfPanel[]> {
  const rows = await prisma().eventGalleryImage.findMany({
    where: withHidden ? {} : { isActive: true },
    select: gallerySelect,
    orderBy: [{ orderIndex: "asc" }, { id: "asc" }],
  });
  return rows.map(toGalleryImage);
}

export async function findGalleryImage(
  id: number,
  on: Queryable = prisma(),
): Promise<GalleryImageOfPanel | null> {
  const row = await on.eventGalleryImage.findUnique({ where: { id }, select: gallerySelect });
  return row ? toGalleryImage(row) : null;
}

/** Creates an image; without an image address it shows the logo (docs/rules.md). */
export async function createGalleryImage(
  tx: Transaction,
  { imageUrl, ...fields }: GalleryImageInput,
): Promise<GalleryImageOfPanel> {
  const row = await tx.eventGalleryImage.create({
    data: { ...fields, imageUrl: imageUrl ?? DEFAULT_IMAGE },
    select: gallerySelect,
  });
  return toGalleryImage(row);
}

/** Changes the given fields; null when the image does not exist. */
export async function updateGalleryImage(
  tx: Transaction,
  id: number,
  { imageUrl, ...fields }: GalleryImageUpdate,
): Promise<GalleryImageOfPanel | null> {
  const data = imageUrl === undefined ? fields : { ...fields, imageUrl: imageUrl ?? DEFAULT_IMAGE };
  const [row] = await tx.eventGalleryImage.updateManyAndReturn({
    where: { id },
    data,
    select: gallerySelect,
  });
  return row ? toGalleryImage(row) : null;
}

/** Returns the deleted image; null when there was none. */
export async function deleteGalleryImage(tx: Transaction, id: number): Promise<GalleryImageOfPanel | null> {
  const row = await tx.eventGalleryImage.findUnique({ where: { id }, select: gallerySelect });
  if (row === null) return null;
  const { count } = await tx.eventGalleryImage.deleteMany({ where: { id } });
  return count > 0 ? toGalleryImage(row) : null;
}
