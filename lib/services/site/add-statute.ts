import "server-only";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { storeStatute } from "@/lib/storage/statute";

/**
 * Stores the statute; it is published once the site's `statuteUrl` is set to the returned address.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is not a PDF
 */
export async function addStatute(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const documentUrl = await storeStatute(file);
  const after = { documentUrl };
  await recordChange(prisma(), { action: "create", entity: "picture", entityId: null, after });
  return documentUrl;
}
