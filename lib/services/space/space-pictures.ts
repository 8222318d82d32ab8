import "server-only";
import { prisma, type Transaction } from "@/lib/data/client";
import { isPictureShown } from "@/lib/data/pictures";
import { lockSpace } from "@/lib/data/room-time/lock-spaces";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import {
  createSpaceImage,
  deleteSpaceImage,
  listSpaceImages,
  orderSpaceImages,
  updateSpaceImage,
} from "@/lib/data/space/space-images";
import { requireSpace } from "@/lib/data/space/spaces";
import { text } from "@/lib/domain/language/text";
import { MAX_SPACE_IMAGES } from "@/lib/domain/space/space-image";
import { fieldError, requireFound } from "@/lib/errors";
import {
  type SpaceImageOfPanel,
  type SpaceImageUpdate,
  spaceImageOfPanelSchema,
} from "@/lib/schemas/space/space-image";
import { removeImage, withStoredImage } from "@/lib/storage/images";

/** Runs `change` under the lock of the space, with its current name and pictures. */
async function withPicturesIn<T>(
  tx: Transaction,
  spaceId: number,
  change: (tx: Transaction, images: readonly SpaceImageOfPanel[], name: string) => Promise<T>,
): Promise<T> {
  await lockSpace(tx, spaceId);
  const { images, name } = await requireSpace(spaceId, tx);
  return change(tx, images, name);
}

const withPictures = <T>(
  spaceId: number,
  change: (tx: Transaction, images: readonly SpaceImageOfPanel[]) => Promise<T>,
): Promise<T> => prisma().$transaction((tx) => withPicturesIn(tx, spaceId, change));

function pictureOf(images: readonly SpaceImageOfPanel[], id: number): SpaceImageOfPanel {
  return requireFound(
    images.find((image) => image.id === id),
    "image",
  );
}

/**
 * Appends a picture.
 * @param altText defaults to the name of the space
 * @throws AppError NOT_FOUND; VALIDATION when the space already has the maximum number; UNSUPPORTED_MEDIA_TYPE when the
 * file is not a picture
 */
export async function addPicture(
  spaceId: number,
  { file, altText }: { file: Uint8Array; altText?: string | undefined },
  claim: IdempotencyClaim | null,
): Promise<SpaceImageOfPanel> {
  // Checked before the file is decoded, which takes time, and again under the lock.
  await withPictures(spaceId, async (_, images) => refuseTooMany(images));
  const add = (imageUrl: string) => (tx: Transaction) =>
    withPicturesIn(tx, spaceId, async (_, images, name) => {
      refuseTooMany(images);
      const ids = images.map(({ id }) => id);
      const after = await createSpaceImage(tx, spaceId, {
        imageUrl,
        altText: altText ?? name,
        position: images.length,
      });
      await orderSpaceImages(tx, spaceId, [...ids, after.id]);
      await recordChange(tx, {
        action: "create",
        entity: "picture",
        entityId: after.id,
        after: { spaceId, ...after },
      });
      return after;
    });
  return withStoredImage(file, "spaces", (imageUrl) =>
    createOnce(claim, { status: 201, schema: spaceImageOfPanelSchema }, add(imageUrl)),
  );
}

function refuseTooMany(images: readonly SpaceImageOfPanel[]): void {
  if (images.length >= MAX_SPACE_IMAGES)
    throw fieldError("image", text("refusals.space.picturesAtMost", { maximum: MAX_SPACE_IMAGES }));
}

/** @throws AppError NOT_FOUND */
export function describePicture(
  spaceId: number,
  id: number,
  change: SpaceImageUpdate,
): Promise<SpaceImageOfPanel> {
  return withPictures(spaceId, async (tx, images) => {
    const before = pictureOf(images, id);
    const after = await updateSpaceImage(tx, id, change);
    await recordChange(tx, { action: "update", entity: "picture", entityId: id, before, after });
    return after;
  });
}

/**
 * Reorders the pictures of a space.
 * @param ids all of them, each once
 * @throws AppError NOT_FOUND; VALIDATION when `ids` are not exactly the existing pictures
 */
export function orderPictures(spaceId: number, ids: readonly number[]): Promise<SpaceImageOfPanel[]> {
  return withPictures(spaceId, async (tx, before) => {
    const known = new Set(before.map(({ id }) => id));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
      throw fieldError("ids", text("refusals.space.picturesChanged"));
    await orderSpaceImages(tx, spaceId, ids);
    const after = await listSpaceImages(spaceId, tx);
    await recordChange(tx, {
      action: "update",
      entity: "space",
      entityId: spaceId,
      before: { images: before },
      after: { images: after },
    });
    return after;
  });
}

/**
 * Removes a picture, and its file if nothing else uses it.
 * @throws AppError NOT_FOUND
 */
export async function removePicture(spaceId: number, id: number): Promise<void> {
  const { imageUrl } = await withPictures(spaceId, async (tx, images) => {
    const before = pictureOf(images, id);
    await deleteSpaceImage(tx, id);
    await orderSpaceImages(
      tx,
      spaceId,
      images.map((image) => image.id).filter((one) => one !== id),
    );
    await recordChange(tx, {
      action: "delete",
      entity: "picture",
      entityId: id,
      before: { spaceId, ...before },
    });
    return before;
  });
  if (!(await isPictureShown(imageUrl))) await removeImage(imageUrl);
}
