import "server-only";
import { recordChange } from "@/lib/data/audit-log";
import { prisma } from "@/lib/data/client";
import { removeImage, storeImage } from "@/lib/storage/images";

/**
 * Stores a picture for a space that is being written.
 * @returns its address
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is no picture
 */
export async function addSpacePicture(file: Uint8Array): Promise<string> {
  const imageUrl = await storeImage(file, "spaces");
  try {
    const after = { imageUrl };
    await recordChange(prisma(), { action: "create", entity: "picture", entityId: null, after });
  } catch (error) {
    await removeImage(imageUrl);
    throw error;
  }
  return imageUrl;
}
