import { CARD_COPIES, pictureSources } from "@/lib/picture-sources";

const PICTURE = "/uploads/spaces/sala cielo.webp";
const sized = (width: number) => `/_next/image?url=${encodeURIComponent(PICTURE)}&w=${width}&q=75`;

test("a picture that fills its frame is offered in every width that the optimiser serves", () => {
  const { srcSet, sizes, src } = pictureSources(PICTURE, "(min-width: 64rem) 24rem, 92vw");
  expect(src).toBe(PICTURE);
  expect(sizes).toBe("(min-width: 64rem) 24rem, 92vw");
  expect(srcSet?.split(", ")).toEqual(
    [128, 384, 640, 750, 1080, 1920].map((width) => `${sized(width)} ${width}w`),
  );
});

test("a picture of a card only in the widths that a card can be of", () => {
  expect(pictureSources(PICTURE, "92vw", CARD_COPIES).srcSet).toBe(
    [384, 750].map((width) => `${sized(width)} ${width}w`).join(", "),
  );
});

test("a picture of a fixed width is offered once for plain and once for dense screens", () => {
  expect(pictureSources(PICTURE, 96)).toEqual({
    srcSet: `${sized(128)} 1x, ${sized(384)} 2x`,
    src: PICTURE,
  });
});

test("a picture wider than all of them comes in the widest", () => {
  expect(pictureSources(PICTURE, 4000)).toEqual({ srcSet: sized(1920), src: PICTURE });
});

test.each([
  ["a drawing", "/images/logo.svg"],
  ["a picture of another site", "https://example.org/sala.jpg"],
  ["a picture that was only just chosen", "blob:http://localhost/1"],
  ["a drawing in its address", "data:image/svg+xml,%3Csvg/%3E"],
  ["a code that the API draws", "/api/bookings/1/payment-qr"],
])("%s is shown as it is", (_what, src) => {
  expect(pictureSources(src, "92vw")).toEqual({ src });
});
