import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Image } from "@/components/ui/image";

const PICTURE = "/uploads/spaces/sala cielo.webp";
const RETRY = "/uploads/spaces/sala.svg";
const LOGO = "/images/logo.svg";

const picture = () => screen.getByRole("img");

test("a picture of ours comes from the optimiser in the widths of the element", () => {
  render(<Image src={PICTURE} alt="Sala" fill sizes="(min-width: 64rem) 24rem, 92vw" />);
  expect(picture()).toHaveAttribute("sizes", "(min-width: 64rem) 24rem, 92vw");
  const offers = picture().getAttribute("srcset")?.split(", ") ?? [];
  expect(offers.length).toBeGreaterThan(3);
  for (const offer of offers)
    expect(offer).toMatch(/^\/_next\/image\?url=%2Fuploads%2Fspaces%2Fsala%20cielo\.webp&w=\d+&q=75 \d+w$/);
});

test.each([
  ["a drawing", "/images/logo.svg"],
  ["a picture of another site", "https://example.org/sala.jpg"],
  ["a picture that was only just chosen", "blob:http://localhost/1"],
  ["a drawing in its address", "data:image/svg+xml,%3Csvg/%3E"],
  ["a code that the API draws", "/api/bookings/1/payment-qr"],
])("%s is shown as it is", (_what, src) => {
  render(<Image src={src} alt="Sala" width={40} height={30} />);
  expect(picture()).toHaveAttribute("src", src);
  expect(picture()).not.toHaveAttribute("srcset");
});

test("what a visitor waits for is fetched first, the rest when it comes into sight", () => {
  const sizes = "92vw";
  expect(renderToString(<Image src={PICTURE} alt="" fill sizes={sizes} preload />)).toContain(
    'fetchPriority="high"',
  );
  expect(renderToString(<Image src={PICTURE} alt="" fill sizes={sizes} />)).toContain('loading="lazy"');
});

test("a picture that does not load gives way to the one of the uploads, and that one to the logo", () => {
  const { rerender } = render(
    <ImageWithFallback src="/images/spaces/sala.svg" alt="Sala" width={40} height={30} />,
  );
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute("src", RETRY);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute("src", LOGO);
  expect(picture()).toHaveAttribute("data-fallback", LOGO);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute("src", LOGO);
  rerender(<ImageWithFallback src="/images/spaces/altra.svg" alt="Sala" width={40} height={30} />);
  expect(picture()).toHaveAttribute("src", "/images/spaces/altra.svg");
});
