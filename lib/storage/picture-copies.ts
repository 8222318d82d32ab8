import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { env } from "@/lib/env";

/**
 * Copies of pictures on the disk beside this process, so that the database is not asked for the same bytes again. They
 * can be thrown away at any time; a disk that is full or cannot be written costs speed and nothing else. Portraits are
 * not copied: an account that is erased through one process must not stay on the disk of another.
 */
const copiesFolder = (): string => resolve(env().DATA_DIR, "picture-copies");

const fileOf = (path: string) => resolve(copiesFolder(), path);
const isPortrait = (path: string) => path.startsWith("avatars/");

/** The copy of a picture, or null. @param path below /uploads, checked by the caller */
export async function readCopy(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(fileOf(path)));
  } catch {
    return null;
  }
}

/** Keeps a copy, whole or not at all. Never throws. */
export async function writeCopy(path: string, content: Uint8Array): Promise<void> {
  if (isPortrait(path)) return;
  const file = fileOf(path);
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

/** Never throws. */
export async function removeCopy(path: string): Promise<void> {
  await rm(fileOf(path), { force: true }).catch(() => {});
}
