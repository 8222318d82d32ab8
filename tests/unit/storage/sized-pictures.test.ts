import sharp from "sharp";
import { readSized } from "@/lib/storage/sized-pictures";
import { readUpload } from "@/lib/storage/stored-pictures";

/** Avatars are not stored on disk, and yet are not resized for each request. */

jest.mock("@/lib/storage/stored-pictures", () => ({ readUpload: jest.fn() }));
jest.mock("@/lib/storage/picture-copies", () => ({
  readCopy: async () => null,
  writeCopy: async () => {
    throw new Error("An avatar on the disk");
  },
  removeCopy: async () => {},
  sizedPath: (path: string, width: number) => `sized/${width}/${path}`,
}));

/** How often a picture was resized; its bytes are read only for that. */
let drawn = 0;
const serve = (bytes: Buffer | null) =>
  jest.mocked(readUpload).mockImplementation(async () =>
    bytes === null
      ? null
      : {
          type: "image/webp",
          get bytes() {
            drawn += 1;
            return new Uint8Array(bytes);
          },
        },
  );

test("an avatar is resized once per width, and unavailable once it is deleted", async () => {
  const portrait = sharp({ create: { width: 80, height: 80, channels: 3, background: "#456" } });
  serve(await portrait.webp().toBuffer());
  const address = "/uploads/avatars/one.webp";
  const first = await readSized(address, 64, true);
  expect(first?.bytes.length).toBeGreaterThan(0);
  for (let time = 0; time < 3; time += 1) expect(await readSized(address, 64, true)).toEqual(first);
  expect(drawn).toBe(1);
  await readSized(address, 32, false);
  expect(drawn).toBe(2);
  serve(null);
  expect(await readSized(address, 64, true)).toBeNull();
});

test("the 200 most recently resized avatars are cached", async () => {
  const portrait = sharp({ create: { width: 4, height: 4, channels: 3, background: "#456" } });
  serve(await portrait.webp().toBuffer());
  const read = (number: number) => readSized(`/uploads/avatars/${number}.webp`, 64, false);
  for (let number = 0; number < 201; number += 1) await read(number);
  drawn = 0;
  await read(200);
  expect(drawn).toBe(0);
  await read(0);
  expect(drawn).toBe(1);
});
