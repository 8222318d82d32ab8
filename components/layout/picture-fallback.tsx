import { useEffect } from "react";

/** Replaces a picture that failed to load. The rules are loaded only when needed. */
async function replace(image: HTMLImageElement): Promise<void> {
  const failed = image.getAttribute("src");
  if (failed === null || !("fallback" in image.dataset)) return;
  const { showNextPicture } = await import("./show-next-picture");
  if (image.getAttribute("src") === failed) showNextPicture(image, failed);
}

/** Handles load errors of `ImageWithFallback` pictures. Rendered once, in the providers. */
export function PictureFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target).catch(() => {});
    };
    // Error events do not bubble. Pictures that failed before hydration have a naturalWidth of 0.
    document.addEventListener("error", onError, true);
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "")
        replace(image).catch(() => {});
    return () => document.removeEventListener("error", onError, true);
  }, []);
  return null;
}
