import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { withStoredImage } from "@/lib/storage/images";

/** What a picture uploaded by staff shows. */
export type PictureFolder = "spaces" | "courses" | "events" | "teachers" | "heroes";

/**
 * Stores a picture for a space, course, event, teacher or the home page, before that is saved.
 * @param folder part of its address
 * @returns its address
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is not a picture; VALIDATION when it has too many pixels
 */
export async function addPicture(file: Uint8Array, folder: PictureFolder): Promise<string> {
  const { imageUrl } = await withStoredImage(file, folder, async (imageUrl) => {
    const after = { imageUrl };
    await recordChange(prisma(), { action: "create", entity: "picture", entityId: null, after });
    return after;
  });
  return imageUrl;
}
