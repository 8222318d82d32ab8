import { crc32, deflateSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { create } from "qrcode";

/** White modules around a code. */
const MARGIN = 2;
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Width and height, one bit a pixel, shades of grey. */
function header(size: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size, 0);
  data.writeUInt32BE(size, 4);
  data.writeUInt8(1, 8);
  return data;
}

/** Most mails have the same code, that of the calendar: those drawn last are kept. */
const drawn = new LRUCache<string, Buffer>({ max: 20 });

/** A QR code as a PNG. @param pixels width and height at most: each module is a whole number of pixels */
export function codePicture(text: string, pixels: number): Buffer {
  const key = `${pixels} ${text}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = draw(text, pixels);
  drawn.set(key, picture);
  return picture;
}

/**
 * A QR code as a PNG of one bit a pixel. The package's own writer makes four bytes of each pixel and tries five filters on
 * each line: ten times the work, for every mail with a code, and six times the size.
 */
function draw(text: string, pixels: number): Buffer {
  const { size, data } = create(text).modules;
  const scale = Math.max(1, Math.floor(pixels / (size + 2 * MARGIN)));
  const width = (size + 2 * MARGIN) * scale;
  // Each line begins with its filter, which is none. A bit that is set is white.
  const line = 1 + Math.ceil(width / 8);
  const lines = Buffer.alloc(line * width, 0xff);
  for (let y = 0; y < width; y += 1) {
    lines[y * line] = 0;
    const row = Math.floor(y / scale) - MARGIN;
    if (row < 0 || row >= size) continue;
    for (let x = MARGIN * scale; x < width - MARGIN * scale; x += 1) {
      const at = y * line + 1 + (x >> 3);
      if (data[row * size + Math.floor(x / scale) - MARGIN])
        lines[at] = (lines[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header(width)),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
