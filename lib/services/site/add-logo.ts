import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { storeLogo } from "@/lib/storage/logo";

/**
 * Stores a logo with its icons; they are shown once the site's `logoUrl` is set to the address. One that is never
 * used is deleted after a day (lib/storage/images.ts).
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is no picture; VALIDATION when it has too many pixels
 */
export async function addLogo(file: Uint8Array): Promise<string> {
  const imageUrl = await storeLogo(file);
  const after = { imageUrl };
  await recordChange(prisma(), { action: "create", entity: "picture", entityId: null, after });
  return imageUrl;
}
