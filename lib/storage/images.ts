import "server-only";
import { randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { deletePicture, deleteUnusedPictures, insertPicture } from "@/lib/data/pictures";
import { text } from "@/lib/domain/language/text";
import { AppError, wordedError } from "@/lib/errors";
import { logEvent } from "@/lib/log";
import { oneAtATime } from "@/lib/one-at-a-time";
import { imageFormatOf } from "./document-format";
import { firstPicture } from "./first-picture";
import { removeCopy, writeCopy } from "./picture-copies";

type UploadFolder = "avatars" | "spaces" | "gallery" | "courses" | "events" | "heroes" | "teachers";

/** The longest side of a stored picture, in pixels. */
const LONGEST_SIDE: Record<UploadFolder, number> = {
  avatars: 512,
  spaces: 2000,
  gallery: 2000,
  courses: 2000,
  events: 2000,
  heroes: 2400,
  teachers: 1200,
};

/** The maximum number of megapixels of a decoded file; more is a decompression bomb or useless on a page. */
const MAX_MEGAPIXELS: Record<UploadFolder, number> = {
  avatars: 16,
  spaces: 50,
  gallery: 50,
  courses: 50,
  events: 50,
  heroes: 50,
  teachers: 50,
};
const MEGAPIXEL = 1_000_000;
/** In pixels. Each row costs time of its own: a picture of 1 by 16 million takes 5 s. */
const MAX_SIDE = 30_000;

// One thread, to leave processor time for requests.
sharp.concurrency(1);

const UPLOADED = /^\/uploads\/(avatars|spaces|gallery|courses|events|heroes|teachers)\/([\w-]+\.webp)$/;

const notReadable = (cause?: unknown) =>
  new AppError("UNSUPPORTED_MEDIA_TYPE", {
    message: text("refusals.upload.unreadable"),
    cause,
  });

/** Refuses a picture by the size in its header, before decoding it. @throws AppError as `withPicture` */
async function refuseTooManyPixels(bytes: Uint8Array, megapixels: number): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((cause: unknown) => {
      throw notReadable(cause);
    });
  if (Math.max(width, height) > MAX_SIDE) throw notReadable();
  if (width * height <= megapixels * MEGAPIXEL) return;
  throw wordedError("VALIDATION", "refusals.upload.pixels", { megapixels });
}

/**
 * Re-encodes a picture as WebP: upright, without metadata, scaled down to the maximum size. Of an animation, only the
 * first frame.
 */
const encode = (bytes: Uint8Array, folder: UploadFolder): Promise<Buffer> => {
  const side = LONGEST_SIDE[folder];
  return withPicture(bytes, MAX_MEGAPIXELS[folder], (picture) =>
    picture
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );
};

/**
 * Decodes an uploaded picture, upright, and passes it to `use`. Runs outside of the event loop and one at a time per
 * process, since a decoded picture takes much memory.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is not a readable JPG, PNG, GIF or WEBP; VALIDATION if it has too many
 * pixels
 */
export async function withPicture<T>(
  bytes: Uint8Array,
  megapixels: number,
  use: (picture: Sharp) => Promise<T>,
): Promise<T> {
  // Checked before decoding, so that only the decoders of these four formats ever run.
  const format = imageFormatOf(bytes);
  const file = format && firstPicture(bytes, format);
  if (file === null) throw notReadable();
  return oneAtATime("picture", async () => {
    await refuseTooManyPixels(file, megapixels);
    try {
      const limitInputPixels = megapixels * MEGAPIXEL;
      return await use(sharp(file, { limitInputPixels, failOn: "error", pages: 1 }).rotate());
    } catch (cause) {
      throw notReadable(cause);
    }
  });
}

/**
 * Stores an uploaded picture and returns its address on the site, `/uploads/<folder>/<random>.webp`.
 * @param bytes the file as sent; its name and declared type are ignored
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is not a picture; VALIDATION if it has too many pixels
 */
export async function storeImage(bytes: Uint8Array, folder: UploadFolder): Promise<string> {
  const picture = await encode(bytes, folder);
  const path = `${folder}/${randomUUID()}.webp`;
  await insertPicture(path, new Uint8Array(picture));
  await writeCopy(path, picture);
  return `/uploads/${path}`;
}

/**
 * Stores an uploaded picture and runs `write` with its address. Removes it again if the written record has another
 * picture, as after a repeated request, or if `write` fails.
 * @throws AppError as `storeImage` and `write`
 */
export async function withStoredImage<T extends { imageUrl: string | null }>(
  bytes: Uint8Array,
  folder: UploadFolder,
  write: (imageUrl: string) => Promise<T>,
): Promise<T> {
  const imageUrl = await storeImage(bytes, folder);
  let shown: string | null = null;
  try {
    const written = await write(imageUrl);
    shown = written.imageUrl;
    return written;
  } finally {
    if (shown !== imageUrl) await removeImage(imageUrl);
  }
}

/**
 * Deletes a stored picture by its address on the site; addresses that are not uploads are ignored. Never throws: an
 * unused picture that remains does no harm.
 */
export async function removeImage(address: string | null): Promise<void> {
  const [, folder, name] = UPLOADED.exec(address ?? "") ?? [];
  if (folder === undefined || name === undefined) return;
  try {
    await deletePicture(`${folder}/${name}`);
    await removeCopy(`${folder}/${name}`);
  } catch (error) {
    logEvent("upload-not-removed", { folder }, error);
  }
}

/**
 * How long an unused picture is stored: it may be in an unsaved form, or belong to a record that was deleted by
 * mistake.
 */
const KEPT_UNUSED_MS = 24 * 3600 * 1000;

/** Deletes pictures that were replaced or never saved, or whose course, event or space was deleted. */
export async function removeUnusedImages(now: Date): Promise<void> {
  const unusedBefore = new Date(now.getTime() - KEPT_UNUSED_MS);
  for (const path of await deleteUnusedPictures(now, unusedBefore)) await removeCopy(path);
}
