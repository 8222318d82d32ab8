import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { env } from "@/lib/env";
import { oneAtATime } from "@/lib/one-at-a-time";

/**
 * A disk cache of pictures for this process, which saves queries. It can be deleted at any time; a full or read-only
 * disk only costs speed. Avatars are not cached: when an account is erased through one process, its avatar must not
 * remain on another process's disk. Copies in other sizes are in `sized/<width>/`.
 */
const copiesFolder = (): string => resolve(env().DATA_DIR, "picture-copies");

const fileOf = (path: string) => resolve(copiesFolder(), path);
/** The maximum size of the cache, and how much is freed when it is exceeded. */
const MAX_BYTES = 300_000_000;
const FREED_BYTES = 100_000_000;
/** The cache is measured each time this many bytes have been written. */
const MEASURED_BYTES = 20_000_000;

/** The cached bytes of a picture; null if it is not cached. @param path below /uploads, checked by the caller */
export async function readCopy(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(fileOf(path)));
  } catch {
    return null;
  }
}

let writtenBytes = MEASURED_BYTES;

/** Deletes the oldest copies if the cache is too large. */
async function freeSpace(): Promise<void> {
  const entries = await readdir(copiesFolder(), { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const found = await Promise.all(
    paths.map(async (file) => {
      const facts = await stat(file).catch(() => null);
      return facts === null ? [] : [{ file, size: facts.size, at: facts.mtimeMs }];
    }),
  );
  const files = found.flat().sort((one, other) => one.at - other.at);
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= MAX_BYTES) return;
  for (const { file, size } of files) {
    if (bytes <= MAX_BYTES - FREED_BYTES) return;
    await rm(file, { force: true });
    bytes -= size;
  }
}

/** Writes a copy atomically. Never throws. */
export async function writeCopy(path: string, content: Uint8Array): Promise<void> {
  if (path.startsWith("avatars/")) return;
  await write(path, content);
  writtenBytes += content.byteLength;
  if (writtenBytes < MEASURED_BYTES) return;
  writtenBytes = 0;
  await oneAtATime("copies", () => freeSpace().catch(() => {}));
}

async function write(path: string, content: Uint8Array): Promise<void> {
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

export const sizedPath = (path: string, width: number | string): string => `sized/${width}/${path}`;

/** Deletes all copies of a picture. Never throws. */
export async function removeCopy(path: string): Promise<void> {
  const widths = await readdir(fileOf("sized")).catch(() => []);
  const sized = widths.map((width) => sizedPath(path, width));
  for (const one of [path, ...sized]) await rm(fileOf(one), { force: true }).catch(() => {});
}
