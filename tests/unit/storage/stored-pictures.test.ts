import { isPictureServed } from "@/lib/data/pictures";
import { removeCopy } from "@/lib/storage/picture-copies";
import { readUpload } from "@/lib/storage/stored-pictures";

jest.mock("@/lib/data/pictures", () => ({
  isPictureServed: jest.fn(async () => false),
  findPicture: jest.fn(),
}));
jest.mock("@/lib/storage/picture-copies", () => ({
  readCopy: async () => null,
  writeCopy: async () => {},
  removeCopy: jest.fn(async () => {}),
}));

test("a request for a deleted picture removes its copies", async () => {
  expect(await readUpload(["spaces", "gone.webp"])).toBeNull();
  expect(jest.mocked(removeCopy).mock.calls).toEqual([["spaces/gone.webp"]]);
});

test.each([
  [["sized", "640", "spaces", "one.webp"]],
  [["sized", "1920.avif", "spaces", "one.webp"]],
  [["sized", "640", "images", "1-2", "hero.webp"]],
  [["one.webp"]],
  [["..", "one.webp"]],
])("a request for %j neither removes a copy nor asks the database", async (steps) => {
  jest.mocked(removeCopy).mockClear();
  jest.mocked(isPictureServed).mockClear();
  expect(await readUpload(steps)).toBeNull();
  expect([jest.mocked(removeCopy).mock.calls, jest.mocked(isPictureServed).mock.calls]).toEqual([[], []]);
});
