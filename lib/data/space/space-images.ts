import "server-only";
import type { Queryable, Transaction } from "@/lib/data/client";
import type { Prisma } from "@/lib/data/generated/client";
import { translationsSchema } from "@/lib/schemas/language/translations";
import type { SpaceImageOfPanel, SpaceImageUpdate } from "@/lib/schemas/space/space-image";

/** The pictures of a space. Callers that change them hold the lock of the space. */

export const imageSelect = {
  id: true,
  imageUrl: true,
  altText: true,
  translations: true,
} as const satisfies Prisma.SpaceImageSelect;
export const IN_ORDER = [
  { position: "asc" },
  { id: "asc" },
] as const satisfies Prisma.SpaceImageOrderByWithRelationInput[];

type ImageRow = Prisma.SpaceImageGetPayload<{ select: typeof imageSelect }>;

export const toSpaceImage = (row: ImageRow): SpaceImageOfPanel => ({
  ...row,
  translations: translationsSchema.parse(row.translations),
});

export async function listSpaceImages(spaceId: number, on: Queryable): Promise<SpaceImageOfPanel[]> {
  const orderBy = [...IN_ORDER];
  return (await on.spaceImage.findMany({ where: { spaceId }, select: imageSelect, orderBy })).map(
    toSpaceImage,
  );
}

export async function createSpaceImage(
  tx: Transaction,
  spaceId: number,
  picture: { imageUrl: string; altText: string; position: number },
): Promise<SpaceImageOfPanel> {
  return toSpaceImage(await tx.spaceImage.create({ data: { ...picture, spaceId }, select: imageSelect }));
}

export async function updateSpaceImage(
  tx: Transaction,
  id: number,
  change: SpaceImageUpdate,
): Promise<SpaceImageOfPanel> {
  return toSpaceImage(await tx.spaceImage.update({ where: { id }, data: change, select: imageSelect }));
}

export async function deleteSpaceImage(tx: Transaction, id: number): Promise<void> {
  await tx.spaceImage.deleteMany({ where: { id } });
}

/** Puts the pictures in the order of `ids`; the first one becomes the picture of the space. */
export async function orderSpaceImages(
  tx: Transaction,
  spaceId: number,
  ids: readonly number[],
): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.spaceImage.updateMany({ where: { id, spaceId }, data: { position } });
  const first = await tx.spaceImage.findFirst({
    where: { spaceId },
    select: imageSelect,
    orderBy: [...IN_ORDER],
  });
  await tx.space.update({
    where: { id: spaceId },
    data: { imageUrl: first?.imageUrl ?? null },
    select: { id: true },
  });
}
