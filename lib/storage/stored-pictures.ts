import "server-only";
import { findPicture, isPictureServed } from "@/lib/data/pictures";
import { type ImageFormat, imageFormatOf, isPdf } from "./document-format";
import { readCopy, removeCopy, writeCopy } from "./picture-copies";

/** A segment of a path below /uploads: no leading dot, no separators, no encoded characters. */
const STEP = /^[\w-][\w.-]{0,199}$/;

interface StoredUpload {
  bytes: Uint8Array<ArrayBuffer>;
  type: `image/${ImageFormat}` | "application/pdf";
}

/** The only folder whose PDFs are public. */
const STATUTES = "statutes";

function typeOf(bytes: Uint8Array, [folder]: readonly string[]): StoredUpload["type"] | null {
  if (folder === STATUTES) return isPdf(bytes) ? "application/pdf" : null;
  const format = imageFormatOf(bytes);
  return format && `image/${format}`;
}

/**
 * Whether the picture still exists and may be served. While the database is down, a cached picture counts as existing.
 */
async function isStored(path: string): Promise<boolean> {
  try {
    return await isPictureServed(path);
  } catch (error) {
    if ((await readCopy(path)) !== null) return true;
    throw error;
  }
}

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!(await isStored(path))) {
    // It was deleted through another process: delete the cached copy too.
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
 * A path below /uploads from its segments: a folder and a name. Null for any other, above all for the path of a copy in
 * another size ("sized/640/spaces/…"), which visitors could otherwise delete as the copy of a picture that is gone.
 */
const pathOf = (steps: readonly string[]): string | null =>
  steps.length === 2 && steps.every((step) => STEP.test(step)) ? steps.join("/") : null;

/**
 * An uploaded picture, or the statute, by the segments of its path below /uploads; null if it does not exist or has
 * another type.
 */
export async function readUpload(steps: readonly string[]): Promise<StoredUpload | null> {
  const path = pathOf(steps);
  const bytes = path === null ? null : await readBytes(path);
  const type = bytes && typeOf(bytes, steps);
  return bytes && type ? { bytes, type } : null;
}
