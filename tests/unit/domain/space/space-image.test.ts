import { imageAddress, nextImageOnError, spaceImageUrl } from "@/lib/domain/space/space-image";

describe("the image of a space", () => {
  test.each([
    ["http://example.org/a.jpg", "https://example.org/a.jpg"],
    ["HTTP://example.org/a.jpg", "https://example.org/a.jpg"],
    ["https://example.org/a.jpg", "https://example.org/a.jpg"],
    ["blob:https://example.org/1", "blob:https://example.org/1"],
    ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
    ["/uploads/spaces/a.webp", "/uploads/spaces/a.webp"],
    ["/images/a.webp", "/images/a.webp"],
    ["uploads/a.webp", "/uploads/a.webp"],
    ["./uploads/spaces/a.webp", "/uploads/spaces/a.webp"],
    ["public/uploads/a.webp", "/uploads/a.webp"],
    ["uploads\\spaces\\a.webp", "/uploads/spaces/a.webp"],
    ["spaces/a.webp", "/uploads/spaces/a.webp"],
    ["a.webp", "/uploads/a.webp"],
    ["../../etc/a.webp", "/uploads/etc/a.webp"],
    ["uploads/", "/images/logo.svg"],
    ["javascript:alert(1)", "/uploads/javascript:alert(1)"],
  ])("stored as %s is served from %s", (imageUrl, expected) => {
    expect(spaceImageUrl({ id: 14, imageUrl })).toBe(expected);
    expect(imageAddress(imageUrl)).toBe(expected);
  });

  test.each([
    [13, null, "/images/spaces/space-13.webp"],
    [17, "", "/images/spaces/space-17.webp"],
    [12, null, "/images/logo.svg"],
    [18, "  ", "/images/logo.svg"],
  ])("of space %i, which has no image (%p), defaults to %s", (id, imageUrl, expected) => {
    expect(spaceImageUrl({ id, imageUrl })).toBe(expected);
  });
});

describe("an image that fails to load", () => {
  test.each([
    ["/uploads/a.webp", "/uploads/spaces/a.webp"],
    ["https://example.org/x/a.webp?v=2", "/uploads/spaces/a.webp"],
    ["/uploads/spaces/a.webp", "/images/logo.svg"],
    ["https://example.org/", "/images/logo.svg"],
    ["data:image/png;base64,AA/BB", "/images/logo.svg"],
    ["blob:https://example.org/1", "/images/logo.svg"],
    ["/images/logo.svg", null],
  ])("from %s is replaced by %p", (current, expected) => {
    expect(nextImageOnError(current)).toBe(expected);
  });
});
