import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import { DOCUMENT_URL } from "@/lib/schemas/books/book-entry";

/** Where the panel reads a document. */
export const documentUrlOf = (id: string): string => `/api/documents/${id}`;

/** Stores a document. @returns its address */
export async function insertDocument(type: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { id } = await prisma().bookDocument.create({ data: { type, content }, select: { id: true } });
  return documentUrlOf(id);
}

/** The id of the document with an address that the upload answered; null where there is none. */
export async function documentIdOf(on: Queryable, url: string): Promise<string | null> {
  const id = DOCUMENT_URL.exec(url)?.[1];
  if (id === undefined) return null;
  const row = await on.bookDocument.findUnique({ where: { id }, select: { id: true } });
  return row?.id ?? null;
}

/** The bytes and the content type of a document; null when there is none. */
export function findDocument(id: string): Promise<{ type: string; content: Uint8Array<ArrayBuffer> } | null> {
  return prisma().bookDocument.findUnique({ where: { id }, select: { type: true, content: true } });
}

/** Deletes the documents that no entry has named since an instant. */
export async function deleteUnusedDocuments(before: Date): Promise<void> {
  await prisma().bookDocument.deleteMany({ where: { createdAt: { lt: before }, entries: { none: {} } } });
}
