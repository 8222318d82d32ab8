import { fireEvent, render, waitFor } from "@testing-library/react";
import { PictureFallback } from "@/components/layout/picture-fallback";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { Image } from "@/components/ui/image";

const PICTURE = <ImageWithFallback src="/images/spaces/sala.svg" alt="Sala" width={40} height={30} />;
const RETRY = "/uploads/spaces/sala.svg";
const LOGO = "/images/logo.svg";

/** Simulates a picture that failed to load, since jsdom loads none. */
function fail(image: HTMLImageElement): void {
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: image.src },
  });
}

function pictureIn(holder: ParentNode): HTMLImageElement {
  const image = holder.querySelector("img");
  if (image === null) throw new Error("There is no picture.");
  return image;
}

test("replaces a picture that does not load with the uploaded one, and then with the logo", async () => {
  const { container } = render(
    <>
      {PICTURE}
      <PictureFallback />
    </>,
  );
  const image = pictureIn(container);
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute("src", RETRY));
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute("src", LOGO));
  fireEvent.error(image);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(image).toHaveAttribute("src", LOGO);
});

test("replaces a picture that failed before hydration, but not one that loaded", async () => {
  const failed = render(PICTURE);
  const loaded = render(PICTURE);
  fail(pictureIn(failed.container));
  Object.defineProperties(pictureIn(loaded.container), {
    complete: { value: true },
    naturalWidth: { value: 40 },
    currentSrc: { value: "/images/spaces/sala.svg" },
  });
  render(<PictureFallback />);
  await waitFor(() => expect(pictureIn(failed.container)).toHaveAttribute("src", RETRY));
  expect(pictureIn(loaded.container)).toHaveAttribute("src", "/images/spaces/sala.svg");
});

test("ignores pictures without a fallback", async () => {
  const { container } = render(
    <>
      <Image src="/images/spaces/sala.svg" alt="Sala" width={40} height={30} />
      <PictureFallback />
    </>,
  );
  fireEvent.error(pictureIn(container));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pictureIn(container)).toHaveAttribute("src", "/images/spaces/sala.svg");
});
