import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { AppError } from "@/lib/errors";
import { firstPicture } from "@/lib/storage/first-picture";
import { withPicture } from "@/lib/storage/images";
import { picture } from "../../helpers/pictures";

/** Small files that would take a decoder long, or much memory. */

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(data.length, 0);
  sizes.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([sizes.subarray(0, 4), named, sizes.subarray(4)]);
};

/** A PNG with further chunks after its header. */
async function pngWith(chunks: readonly Buffer[]): Promise<Buffer> {
  const plain = await picture("png");
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
}

/** A JPEG whose last scan is repeated, each time as if it were the first of its coefficients. */
async function jpegWithScans(count: number): Promise<Buffer> {
  const made = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#76519b" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const scan = Buffer.from(made.subarray(made.lastIndexOf(Buffer.from([0xff, 0xda])), -2));
  scan[9] = 0;
  return Buffer.concat([made.subarray(0, -2), ...Array<Buffer>(count).fill(scan), made.subarray(-2)]);
}

/** Whether a picture is refused before anything is decoded. */
async function isRefused(bytes: Buffer): Promise<boolean> {
  const use = jest.fn(async () => {});
  const error = await withPicture(bytes, 16, use).catch((cause: unknown) => cause);
  return error instanceof AppError && use.mock.calls.length === 0;
}

const shown = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes, { pages: 1 })
    .rotate()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [info.width, info.height, data.toString("base64")];
};

test.each(["jpeg", "png", "gif", "webp"] as const)(
  "a %s looks the same, upright and in its colours",
  async (format) => {
    const made = await sharp(await picture(format, { isNoise: true }))
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .toFormat(format)
      .toBuffer();
    const first = firstPicture(made, format);
    expect(await shown(first ?? Buffer.alloc(0))).toEqual(await shown(made));
  },
);

test("a progressive JPEG is kept, one with thousands of scans is refused", async () => {
  const usual = await jpegWithScans(0);
  expect(firstPicture(usual, "jpeg")).toEqual(usual);
  const endless = await jpegWithScans(1_000);
  expect(firstPicture(endless, "jpeg")).toBeNull();
  expect(await isRefused(endless)).toBe(true);
});

test.each(["zTXt", "iTXt"])("the packed texts (%s) of a PNG are never unpacked", async (name) => {
  const packed = deflateSync(Buffer.alloc(50_000_000, 97));
  const head = name === "zTXt" ? "a\0\0" : "a\0\x01\0\0\0";
  const bomb = await pngWith(Array<Buffer>(4).fill(chunk(name, Buffer.concat([Buffer.from(head), packed]))));
  expect(firstPicture(bomb, "png")).toEqual(await picture("png"));
});

test("a PNG of very many chunks is refused", async () => {
  const text = chunk("tEXt", Buffer.from("a\0b"));
  expect(firstPicture(await pngWith(Array<Buffer>(100_000).fill(text)), "png")).toBeNull();
});

test("a picture of one pixel by millions is refused before it is decoded", async () => {
  const plain = await picture("png", { width: 1, height: 1 });
  const header = Buffer.from(plain.subarray(16, 29));
  header.writeUInt32BE(16_000_000, 4);
  const rows = deflateSync(Buffer.alloc(64_000_000));
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  expect(await isRefused(Buffer.concat([plain.subarray(0, 8), ...chunks]))).toBe(true);
});

test("of an animation in WebP, only the first frame is left", async () => {
  const frames = [await picture("png"), await picture("png", { isNoise: true })];
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { pages } = await sharp(animation).metadata();
  const first = firstPicture(animation, "webp") ?? Buffer.alloc(0);
  expect([pages, (await sharp(first).metadata()).pages]).toEqual([2, 1]);
  expect(await shown(first)).toEqual(await shown(animation));
});

test.each(["png", "webp"] as const)("a %s that is cut off stays unreadable", async (format) => {
  const whole = await picture(format, { width: 300, height: 300, isNoise: true });
  const cut = whole.subarray(0, whole.length - 2_000);
  await expect(withPicture(cut, 16, (one) => one.toBuffer())).rejects.toMatchObject({
    code: "UNSUPPORTED_MEDIA_TYPE",
  });
});
