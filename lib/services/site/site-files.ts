import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { storeLogo } from "@/lib/storage/logo";
import { storeStatute } from "@/lib/storage/statute";

const recordFile = (after: { imageUrl: string } | { documentUrl: string }) =>
  recordChange(prisma(), { action: "create", entity: "picture", entityId: null, after });

/**
 * Stores a logo with its icons; they are shown once the site's `logoUrl` is set to the returned address. An unused one
 * is deleted after a day (lib/storage/images.ts).
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is not a picture; VALIDATION when it has too many pixels
 */
export async function addLogo(file: Uint8Array): Promise<string> {
  const imageUrl = await storeLogo(file);
  await recordFile({ imageUrl });
  return imageUrl;
}

/**
 * Stores the statute; it is published once the site's `statuteUrl` is set to the returned address.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is not a PDF
 */
export async function addStatute(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const documentUrl = await storeStatute(file);
  await recordFile({ documentUrl });
  return documentUrl;
}
