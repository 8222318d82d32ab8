import { writeFileSync } from "node:fs";
import QRCode from "qrcode";

/** The video that Chromium plays instead of a camera: a QR code in the middle, uncompressed. */

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 5;
const WHITE = 235;
const BLACK = 16;
const NO_COLOUR = 128;

/** The brightness of each pixel, row by row. */
function pictureOf(text: string): Buffer {
  const { data, size } = QRCode.create(text).modules;
  const scale = Math.floor((HEIGHT * 0.6) / size);
  const left = Math.floor((WIDTH - size * scale) / 2);
  const top = Math.floor((HEIGHT - size * scale) / 2);
  const points = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1)
      if (data[Math.floor(y / scale) * size + Math.floor(x / scale)])
        points[(top + y) * WIDTH + left + x] = BLACK;
  return points;
}

/** Writes a video (YUV4MPEG2) of a QR code that contains `text`. */
export function writeQrVideo(file: string, text: string): void {
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), pictureOf(text), colours]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}
