import "server-only";
import { findPicture, hasPicture } from "@/lib/data/pictures";
import { type ImageFormat, imageFormatOf } from "./image-format";
import { readCopy, removeCopy, writeCopy } from "./picture-copies";

/** A segment of a path below /uploads: no leading dot, no separators, nothing encoded. */
const STEP = /^[\w-][\w.-]{0,199}$/;

export interface StoredUpload {
  bytes: Uint8Array<ArrayBuffer>;
  format: ImageFormat;
}

/** Whether the picture still exists. While the database is down, a cached picture counts as existing. */
async function isStored(path: string): Promise<boolean> {
  try {
    return await hasPicture(path);
  } catch (error) {
    if ((await readCopy(path)) !== null) return true;
    throw error;
  }
}

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await isStored(path))) {
    // Deleted through another process: delete the cached copy too.
    await removeCopy(path);
    return null;
  }
  const copy = await readCopy(path);
  if (copy !== null) return copy;
  const content = await findPicture(path);
  if (content !== null) await writeCopy(path, content);
  return content;
}

/**
 * An uploaded picture by the segments of its path below /uploads; null when it does not exist or is not a picture.
 */
export async function readUpload(steps: readonly string[]): Promise<StoredUpload | null> {
  if (steps.length === 0 || !steps.every((step) => STEP.test(step))) return null;
  const bytes = await readBytes(steps.join("/"));
  const format = bytes && imageFormatOf(bytes);
  return bytes && format ? { bytes, format } : null;
}
