import { LRUCache } from "lru-cache";
import { create } from "qrcode";
import sharp from "sharp";

/** White modules around a code. */
const MARGIN = 2;
const [DARK, LIGHT] = [0, 255];

/** Most mails have the same code, that of the calendar: those drawn last are kept. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 20 });

/**
 * A QR code as a PNG of two shades; the own writer of the package that makes the code costs ten times as much for each
 * mail, and its pictures are six times as large.
 * @param pixels width and height at most: each module is a whole number of pixels
 */
export function codePicture(text: string, pixels: number): Promise<Buffer> {
  const key = `${pixels} ${text}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = draw(text, pixels);
  drawn.set(key, picture);
  return picture;
}

async function draw(text: string, pixels: number): Promise<Buffer> {
  const { size, data } = create(text).modules;
  const modules = Buffer.from(Array.from(data, (isDark) => (isDark ? DARK : LIGHT)));
  const side = Math.max(1, Math.floor(pixels / (size + 2 * MARGIN)));
  const margin = MARGIN * side;
  return sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * side, size * side, { kernel: "nearest" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "white" })
    .png({ palette: true, colours: 2, dither: 0 })
    .toBuffer();
}
