import "server-only";
import { readFile, realpath } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { env } from "@/lib/env";
import { type ImageFormat, imageFormatOf } from "./image-format";

/** Where uploads live on disk. Object storage would take the place of this file and of images.ts. */
export const uploadsFolder = (): string => resolve(env().DATA_DIR, "uploads");

/** One step of a path below the uploads folder: no dots in front, no separators, nothing encoded. */
const STEP = /^[\w-][\w.-]{0,199}$/;

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** What a path that leads nowhere answers on different systems. */
const NOWHERE = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ELOOP", "ENAMETOOLONG"]);

export interface StoredUpload {
  bytes: Uint8Array<ArrayBuffer>;
  format: ImageFormat;
}

/**
 * An uploaded picture by the steps of its path below the uploads folder, or null when there is none: also for paths
 * and symbolic links that lead out of the folder, and for files that are no picture.
 */
export async function readUpload(steps: readonly string[]): Promise<StoredUpload | null> {
  if (steps.length === 0 || !steps.every((step) => STEP.test(step))) return null;
  try {
    const folder = await realpath(uploadsFolder());
    const file = await realpath(join(folder, ...steps));
    if (!file.startsWith(folder + sep)) return null;
    const bytes = new Uint8Array(await readFile(file));
    const format = imageFormatOf(bytes);
    return format === null ? null : { bytes, format };
  } catch (error) {
    if (NOWHERE.has(codeOf(error))) return null;
    throw error;
  }
}
