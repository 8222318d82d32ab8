import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { insertPicture } from "@/lib/data/pictures";
import { env } from "@/lib/env";
import { imageFormatOf } from "./image-format";
import { writeCopy } from "./picture-copies";

/** Where versions before this one, and backups of theirs, keep pictures. */
const uploadsFolder = (): string => resolve(env().DATA_DIR, "uploads");

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  // Symbolic links are none of ours.
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * Brings the pictures of the uploads folder into the database. A file is taken away once it is stored; what is no
 * picture stays where it is. Returns how many there were.
 */
export async function carryUploadsAlong(): Promise<number> {
  const folder = uploadsFolder();
  let carried = 0;
  for (const file of await filesIn(folder)) {
    const bytes = new Uint8Array(await readFile(file));
    if (imageFormatOf(bytes) === null) continue;
    const path = relative(folder, file).split(sep).join("/");
    await insertPicture(path, bytes);
    await writeCopy(path, bytes);
    await rm(file);
    carried += 1;
  }
  return carried;
}
