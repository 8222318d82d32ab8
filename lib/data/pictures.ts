import "server-only";
import { prisma } from "./client";

/** Stores a picture under a path below /uploads, such as "spaces/<random>.webp"; one that is there stays as it is. */
export async function insertPicture(path: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  await prisma().picture.createMany({ data: [{ path, content }], skipDuplicates: true });
}

/** Whether there is such a picture; much less work than reading it. */
export async function hasPicture(path: string): Promise<boolean> {
  return (await prisma().picture.count({ where: { path } })) > 0;
}

/** The bytes of a picture, or null. */
export async function findPicture(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await prisma().picture.findUnique({ where: { path }, select: { content: true } });
  return row?.content ?? null;
}

export async function deletePicture(path: string): Promise<void> {
  await prisma().picture.deleteMany({ where: { path } });
}
