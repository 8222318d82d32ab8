/** Writes finished drawings to disk. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

async function put(file: string, content: Buffer | string): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return content.length;
}

/** Answers the size of the file in bytes. */
export async function writeWebp(file: string, svg: string): Promise<number> {
  return put(file, await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 6 }).toBuffer());
}

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

export async function writePng(file: string, svg: string, size: number): Promise<number> {
  return put(file, await png(svg, size));
}

export async function writeSvg(file: string, svg: string): Promise<number> {
  return put(file, `${svg}\n`);
}

/** An .ico is a table of contents (6 + 16 bytes an image) before PNGs that stay as they are. */
export async function writeIco(file: string, svg: string, sizes: readonly number[]): Promise<number> {
  const images = await Promise.all(sizes.map((size) => png(svg, size)));
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach((image, i) => {
    const entry = 6 + 16 * i;
    const size = sizes[i] ?? 0;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return put(file, Buffer.concat([header, ...images]));
}
