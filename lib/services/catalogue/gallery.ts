import "server-only";
import {
  createGalleryImage,
  deleteGalleryImage,
  findGalleryImage,
  updateGalleryImage,
} from "@/lib/data/catalogue/gallery-images";
import { prisma } from "@/lib/data/client";
import { isPictureShown } from "@/lib/data/pictures";
import { addRecorded, recordChange } from "@/lib/data/site/audit-log";
import type { IdempotencyClaim } from "@/lib/data/site/idempotency";
import { notFoundError, requireFound } from "@/lib/errors";
import {
  type GalleryImageInput,
  type GalleryImageOfPanel,
  type GalleryImageUpdate,
  galleryImageOfPanelSchema,
} from "@/lib/schemas/catalogue/gallery-image";
import { removeImage, withStoredImage } from "@/lib/storage/images";

/** Images of the home page and their files: a file is deleted once nothing shows it. */

const GALLERY_UPLOADS = "/uploads/gallery/";

async function removeUnusedFile(imageUrl: string): Promise<void> {
  if (imageUrl.startsWith(GALLERY_UPLOADS) && !(await isPictureShown(imageUrl))) await removeImage(imageUrl);
}

/** Stores the file, if there is one, and runs `write` with its address. */
const withFile = (
  file: Uint8Array | null,
  write: (stored: { imageUrl?: string }) => Promise<GalleryImageOfPanel>,
): Promise<GalleryImageOfPanel> =>
  file === null ? write({}) : withStoredImage(file, "gallery", (imageUrl) => write({ imageUrl }));

/**
 * Adds an image to the gallery; the file takes precedence over the address in the body.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is not a picture
 */
export async function addGalleryImage(
  input: GalleryImageInput,
  file: Uint8Array | null,
  claim: IdempotencyClaim | null,
): Promise<GalleryImageOfPanel> {
  return withFile(file, (stored) =>
    addRecorded("gallery-image", { claim, schema: galleryImageOfPanelSchema }, (tx) =>
      createGalleryImage(tx, { ...input, ...stored }),
    ),
  );
}

/**
 * Changes the given fields; a replaced file is removed.
 * @throws AppError NOT_FOUND; UNSUPPORTED_MEDIA_TYPE when the file is not a picture
 */
export async function changeGalleryImage(
  id: number,
  change: GalleryImageUpdate,
  file: Uint8Array | null,
): Promise<GalleryImageOfPanel> {
  let replaced = "";
  const after = await withFile(file, (stored) =>
    prisma().$transaction(async (tx) => {
      const before = await findGalleryImage(id, tx);
      const after = before && (await updateGalleryImage(tx, id, { ...change, ...stored }));
      if (before === null || after === null) throw notFoundError("image");
      await recordChange(tx, { action: "update", entity: "gallery-image", entityId: id, before, after });
      if (after.imageUrl !== before.imageUrl) replaced = before.imageUrl;
      return after;
    }),
  );
  await removeUnusedFile(replaced);
  return after;
}

/**
 * Removes an image and its file.
 * @throws AppError NOT_FOUND
 */
export async function removeGalleryImage(id: number): Promise<void> {
  const removed = await prisma().$transaction(async (tx) => {
    const before = requireFound(await deleteGalleryImage(tx, id), "image");
    await recordChange(tx, { action: "delete", entity: "gallery-image", entityId: id, before });
    return before;
  });
  await removeUnusedFile(removed.imageUrl);
}
