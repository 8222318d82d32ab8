"use client";

import { useEffect } from "react";

/** Shows another picture in place of one that did not load; the rules of which are fetched when there is such a one. */
async function replace(image: HTMLImageElement): Promise<void> {
  const failed = image.getAttribute("src");
  if (failed === null || !("fallback" in image.dataset)) return;
  const { showNextPicture } = await import("./show-next-picture");
  if (image.getAttribute("src") === failed) showNextPicture(image, failed);
}

/** Looks after the pictures of `ImageWithFallback`. Used once, in the providers. */
export function PictureFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target).catch(() => {});
    };
    // An error event does not bubble. Pictures that failed before hydration have a naturalWidth of 0.
    document.addEventListener("error", onError, true);
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "")
        replace(image).catch(() => {});
    return () => document.removeEventListener("error", onError, true);
  }, []);
  return null;
}
