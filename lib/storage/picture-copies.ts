import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { env } from "@/lib/env";

/**
 * A disk cache of pictures beside this process, which saves queries. It can be deleted at any time; a full or
 * read-only disk only costs speed. Avatars are not cached: when an account is erased through one process, its
 * avatar must not stay on another's disk.
 */
const copiesFolder = (): string => resolve(env().DATA_DIR, "picture-copies");

const fileOf = (path: string) => resolve(copiesFolder(), path);
const isPortrait = (path: string) => path.startsWith("avatars/");

/** The cached bytes of a picture; null when it is not cached. @param path below /uploads, checked by the caller */
export async function readCopy(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(fileOf(path)));
  } catch {
    return null;
  }
}

/** Writes a copy atomically. Never throws. */
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

/** Deletes a copy. Never throws. */
export async function removeCopy(path: string): Promise<void> {
  await rm(fileOf(path), { force: true }).catch(() => {});
}
