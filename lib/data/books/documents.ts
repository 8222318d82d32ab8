import "server-only";
import { prisma, type Queryable } from "@/lib/data/client";
import type { Account } from "@/lib/domain/books/book-entry";
import { DOCUMENT_URL } from "@/lib/schemas/books/book-entry";

export const documentUrlOf = (id: string): string => `/api/documents/${id}`;

/** @returns the document's address */
export async function insertDocument(type: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const { id } = await prisma().bookDocument.create({ data: { type, content }, select: { id: true } });
  return documentUrlOf(id);
}

/**
 * Documents visible to a caller restricted to one account: those of its entries, and those without entries. Null for
 * all.
 */
const seenWith = (account: Account | null) =>
  account === null ? {} : { OR: [{ entries: { none: {} } }, { entries: { some: { account } } }] };

/**
 * The id of the document at an address returned by the upload; null when there is none.
 * @param account the account to which the caller is restricted; null for all
 */
export async function documentIdOf(
  on: Queryable,
  url: string,
  account: Account | null,
): Promise<string | null> {
  const id = DOCUMENT_URL.exec(url)?.[1];
  if (id === undefined) return null;
  const row = await on.bookDocument.findFirst({ where: { id, ...seenWith(account) }, select: { id: true } });
  return row?.id ?? null;
}

/**
 * The bytes and the content type of a document; null when there is none.
 * @param account the account to which the caller is restricted; null for all
 */
export function findDocument(
  id: string,
  account: Account | null,
): Promise<{ type: string; content: Uint8Array<ArrayBuffer> } | null> {
  return prisma().bookDocument.findFirst({
    where: { id, ...seenWith(account) },
    select: { type: true, content: true },
  });
}

export async function deleteUnusedDocuments(before: Date): Promise<void> {
  await prisma().bookDocument.deleteMany({ where: { createdAt: { lt: before }, entries: { none: {} } } });
}
