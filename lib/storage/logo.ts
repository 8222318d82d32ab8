import "server-only";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { insertPicture } from "@/lib/data/pictures";
import { ICON_FILES, type IconName, iconsOf } from "@/lib/domain/site/icons";
import { logEvent } from "@/lib/log";
import { withPicture } from "./images";
import { writeCopy } from "./picture-copies";
import { readUpload } from "./stored-pictures";

const MAX_MEGAPIXELS = 50;
/** The longest side of the stored logo, in pixels. */
const LONGEST_SIDE = 1024;

/** Systems crop a maskable icon to their own shape: only the middle 80 % is guaranteed to be visible. */
const MASKABLE_SHARE = 0.6;
/** The pages' background, for icons that must not be transparent. */
const GROUND = "#fbf8f3";
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

async function icon(logo: Buffer, name: IconName): Promise<Buffer> {
  const { size, isOpaque } = ICON_FILES[name];
  const side = Math.round(size * (isOpaque ? MASKABLE_SHARE : 1));
  const middle = await sharp(logo)
    .resize({ width: side, height: side, fit: "contain", background: NOTHING })
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: isOpaque ? GROUND : NOTHING },
  })
    .composite([{ input: middle }])
    .png()
    .toBuffer();
}

/**
 * Stores a logo with the icons derived from it.
 * @param bytes the file as sent; its name and declared type are ignored
 * @returns the logo's address on the site, from which those of the icons follow (lib/domain/site/icons.ts)
 * @throws AppError UNSUPPORTED_MEDIA_TYPE if it is not a picture; VALIDATION if it has too many pixels
 */
export async function storeLogo(bytes: Uint8Array): Promise<string> {
  const logo = await withPicture(bytes, MAX_MEGAPIXELS, (picture) =>
    picture
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ lossless: true })
      .toBuffer(),
  );
  const address = `/uploads/logos/${randomUUID()}.webp`;
  const icons = iconsOf(address);
  for (const name of Object.keys(ICON_FILES) as IconName[]) await store(icons[name], await icon(logo, name));
  await store(address, logo);
  return address;
}

/** The longest sides of the logo on paper, in pixels. */
const ON_PAPER = { width: 600, height: 208 };

/** The association's logo as PNG, for documents on paper; null without one, and if it cannot be read. */
export async function readLogoForPaper(logoUrl: string | null): Promise<Uint8Array | null> {
  if (logoUrl === null) return null;
  try {
    const logo = await readUpload(logoUrl.split("/").slice(2));
    return (
      logo &&
      (await sharp(logo.bytes)
        .resize({ ...ON_PAPER, fit: "inside" })
        .png()
        .toBuffer())
    );
  } catch (error) {
    logEvent("logo-unreadable", {}, error);
    return null;
  }
}

async function store(address: string, content: Buffer): Promise<void> {
  const path = address.replace("/uploads/", "");
  await insertPicture(path, new Uint8Array(content));
  await writeCopy(path, content);
}
