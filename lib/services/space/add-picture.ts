import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { removeImage, storeImage } from "@/lib/storage/images";

/** What shows a picture that staff upload. */
export type PictureFolder = "spaces" | "courses" | "events" | "teachers" | "heroes";

/**
 * Stores a picture for a space, a course, an event, a teacher or the home page that is being written.
 * @param folder what it shows; part of its address
 * @returns its address
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is no picture; VALIDATION when it has too many pixels
 */
export async function addPicture(file: Uint8Array, folder: PictureFolder): Promise<string> {
  const imageUrl = await storeImage(file, folder);
  try {
    const after = { imageUrl };
    await recordChange(prisma(), { action: "create", entity: "picture", entityId: null, after });
  } catch (error) {
    await removeImage(imageUrl);
    throw error;
  }
  return imageUrl;
}
