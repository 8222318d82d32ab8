import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { iconsOf } from "@/lib/domain/site/icons";
import { imageAddress } from "@/lib/domain/space/space-image";
import { logEvent } from "@/lib/log";
import { readUpload } from "@/lib/storage/stored-pictures";

/** The parts of a share picture: the site's fonts, its lotus, and a photograph. */

const FONTS = [
  { name: "Fraunces", file: "fraunces/files/fraunces-latin-500-normal.woff", weight: 500 },
  { name: "Fraunces", file: "fraunces/files/fraunces-latin-ext-500-normal.woff", weight: 500 },
  { name: "Figtree", file: "figtree/files/figtree-latin-500-normal.woff", weight: 500 },
  { name: "Figtree", file: "figtree/files/figtree-latin-ext-500-normal.woff", weight: 500 },
] as const;

let fonts: Promise<{ name: string; data: Buffer; weight: 500 }[]> | undefined;

export function ogFonts() {
  fonts ??= Promise.all(
    FONTS.map(async ({ name, file, weight }) => ({
      name,
      weight,
      data: await readFile(join(process.cwd(), "node_modules/@fontsource", file)),
    })),
  );
  return fonts;
}

/** @param logoUrl the association's logo; null for the lotus */
export async function ogLogo(logoUrl: string | null): Promise<string> {
  const icon = logoUrl === null ? null : await bytesOf(iconsOf(logoUrl).small);
  if (icon !== null) return `data:image/png;base64,${Buffer.from(icon).toString("base64")}`;
  const svg = await readFile(join(process.cwd(), "public/images/logo.svg"));
  return `data:image/svg+xml;base64,${svg.toString("base64")}`;
}

/** The bytes of a picture of this site; null for pictures of other sites. */
async function bytesOf(address: string): Promise<Uint8Array | null> {
  const steps = address.split("/").slice(1);
  if (steps[0] === "uploads") return (await readUpload(steps.slice(1)))?.bytes ?? null;
  // Addresses come from the catalogue, so only plain paths below public/images are read.
  const name = /^\/images\/([\w-]+(\/[\w-]+)*\.webp)$/.exec(address)?.[1];
  return name === undefined ? null : readFile(join(process.cwd(), "public/images", name));
}

/** A picture of this site, cropped and in a format that the renderer supports; null if it cannot be read. */
export async function ogPhoto(
  stored: string,
  size: { width: number; height: number },
): Promise<string | null> {
  try {
    const bytes = await bytesOf(imageAddress(stored));
    if (bytes === null) return null;
    const jpeg = await sharp(bytes)
      .resize({ ...size, fit: "cover" })
      .jpeg({ quality: 86 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch (error) {
    logEvent("og-photo-unreadable", {}, error);
    return null;
  }
}
