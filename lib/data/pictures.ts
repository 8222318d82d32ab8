import "server-only";
import { z } from "zod";
import { prisma } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { queryRows } from "@/lib/data/query-rows";

/** Stores a picture under a path below /uploads, such as "spaces/<random>.webp". An existing one is left unchanged. */
export async function insertPicture(path: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  await prisma().picture.createMany({ data: [{ path, content }], skipDuplicates: true });
}

/** Does not read the picture's bytes. */
export async function hasPicture(path: string): Promise<boolean> {
  return (await prisma().picture.count({ where: { path } })) > 0;
}

/** The bytes of a picture; null when it does not exist. */
export async function findPicture(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await prisma().picture.findUnique({ where: { path }, select: { content: true } });
  return row?.content ?? null;
}

export async function deletePicture(path: string): Promise<void> {
  await prisma().picture.deleteMany({ where: { path } });
}

/** Whether any row of the catalogue, the site or an account refers to the picture `p`. */
const SHOWN = Prisma.sql`pictures_shown(regexp_replace(p.path, '^.*/', ''))`;

/**
 * Whether a picture exists and is still served. A picture that was never in use is served too: it may belong to a form
 * that is not saved yet.
 */
export async function isPictureServed(path: string): Promise<boolean> {
  const sql = Prisma.sql`SELECT 1 FROM pictures p WHERE p.path = ${path} AND (p.ended_at IS NULL OR ${SHOWN})`;
  return (await queryRows(prisma(), z.unknown(), sql)).length > 0;
}

/** Whether any row of the catalogue, the site or an account refers to the picture with this address ("/uploads/…"). */
export async function isPictureShown(imageUrl: string): Promise<boolean> {
  const path = imageUrl.replace(/^\/uploads\//, "");
  const sql = Prisma.sql`SELECT 1 FROM pictures p WHERE p.path = ${path} AND ${SHOWN}`;
  return (await queryRows(prisma(), z.unknown(), sql)).length > 0;
}

const pathRowSchema = z.object({ path: z.string() });

/**
 * Marks pictures that no row refers to as unused, and deletes those unused since before `unusedBefore`.
 * @returns the paths of the deleted pictures
 */
export async function deleteUnusedPictures(now: Date, unusedBefore: Date): Promise<string[]> {
  await prisma().$executeRaw`
    UPDATE pictures p SET unused_since = NULL WHERE p.unused_since IS NOT NULL AND ${SHOWN}`;
  await prisma().$executeRaw`
    UPDATE pictures p SET unused_since = ${now} WHERE p.unused_since IS NULL AND NOT ${SHOWN}`;
  const sql = Prisma.sql`
    DELETE FROM pictures p WHERE p.unused_since <= ${unusedBefore} AND NOT ${SHOWN}
    RETURNING p.path`;
  return (await queryRows(prisma(), pathRowSchema, sql)).map(({ path }) => path);
}
