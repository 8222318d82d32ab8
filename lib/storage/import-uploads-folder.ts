import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { insertPicture } from "@/lib/data/pictures";
import { env } from "@/lib/env";
import { imageFormatOf } from "./image-format";
import { writeCopy } from "./picture-copies";

/** Where former versions of the site, and backups of them, keep pictures. */
const uploadsFolder = (): string => resolve(env().DATA_DIR, "uploads");

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  // The site never creates symbolic links, so they are skipped.
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/**
 * Moves the pictures of the uploads folder into the database. A file is deleted once it is stored; files that are
 * not pictures stay. @returns how many were moved
 */
export async function importUploadsFolder(): Promise<number> {
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
