import "server-only";
import { deleteUnusedDocuments, insertDocument } from "@/lib/data/books/documents";
import { prisma } from "@/lib/data/client";
import { recordChange } from "@/lib/data/site/audit-log";
import { wordedError } from "@/lib/errors";
import { documentTypeOf } from "@/lib/storage/document-format";

/**
 * Stores the document of a book entry that is yet to be created.
 * @returns its address, accessible from the panel only
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when the file is not a PDF, JPEG or PNG
 */
export async function addDocument(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const type = documentTypeOf(file);
  if (type === null) throw wordedError("UNSUPPORTED_MEDIA_TYPE", "refusals.upload.noDocumentType");
  const documentUrl = await insertDocument(type, file);
  const after = { documentUrl };
  await recordChange(prisma(), { action: "create", entity: "book-entry", entityId: null, after });
  return documentUrl;
}

/** How long a document may exist without an entry. */
const KEPT_UNUSED_MS = 24 * 3600 * 1000;

export const removeUnusedDocuments = (now: Date): Promise<void> =>
  deleteUnusedDocuments(new Date(now.getTime() - KEPT_UNUSED_MS));
