import "server-only";
import { findPicture, hasPicture } from "@/lib/data/pictures";
import { type ImageFormat, imageFormatOf } from "./image-format";
import { readCopy, removeCopy, writeCopy } from "./picture-copies";

/** One step of a path below /uploads: no dots in front, no separators, nothing encoded. */
const STEP = /^[\w-][\w.-]{0,199}$/;

export interface StoredUpload {
  bytes: Uint8Array<ArrayBuffer>;
  format: ImageFormat;
}

/** Whether the picture is still there; while the database does not answer, a copy counts for it. */
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
    // Removed through another process: its copy goes as well.
    await removeCopy(path);
    return null;
  }
  const copy = await readCopy(path);
  if (copy !== null) return copy;
  const content = await findPicture(path);
  if (content !== null) await writeCopy(path, content);
  return content;
}

/** An uploaded picture by the steps of its path below /uploads, or null when there is none or it is no picture. */
export async function readUpload(steps: readonly string[]): Promise<StoredUpload | null> {
  if (steps.length === 0 || !steps.every((step) => STEP.test(step))) return null;
  const bytes = await readBytes(steps.join("/"));
  const format = bytes && imageFormatOf(bytes);
  return bytes && format ? { bytes, format } : null;
}
