import { CARD_COPIES, pictureSources } from "@/lib/picture-sources";

const PICTURE = "/uploads/spaces/sala cielo.webp";
const sized = (width: number) => `/_next/image?url=${encodeURIComponent(PICTURE)}&w=${width}&q=75`;

test("a fluid picture is offered in every width that the optimizer serves", () => {
  const { srcSet, sizes, src } = pictureSources(PICTURE, "(min-width: 64rem) 24rem, 92vw");
  expect(src).toBe(PICTURE);
  expect(sizes).toBe("(min-width: 64rem) 24rem, 92vw");
  expect(srcSet?.split(", ")).toEqual(
    [128, 384, 640, 750, 1080, 1920].map((width) => `${sized(width)} ${width}w`),
  );
});

test("a picture of a card is offered only in the widths of cards", () => {
  expect(pictureSources(PICTURE, "92vw", CARD_COPIES).srcSet).toBe(
    [384, 750].map((width) => `${sized(width)} ${width}w`).join(", "),
  );
});

test("a picture of a fixed width is offered once for normal and once for dense screens", () => {
  expect(pictureSources(PICTURE, 96)).toEqual({
    srcSet: `${sized(128)} 1x, ${sized(384)} 2x`,
    src: PICTURE,
  });
});

test("a picture wider than all widths uses the widest", () => {
  expect(pictureSources(PICTURE, 4000)).toEqual({ srcSet: sized(1920), src: PICTURE });
});

test.each([
  ["a drawing", "/images/logo.svg"],
  ["a picture of another site", "https://example.org/sala.jpg"],
  ["a picture that was only just chosen", "blob:http://localhost/1"],
  ["a drawing in its address", "data:image/svg+xml,%3Csvg/%3E"],
  ["a code that the API draws", "/api/bookings/1/payment-qr"],
])("%s is shown unchanged", (_what, src) => {
  expect(pictureSources(src, "92vw")).toEqual({ src });
});
