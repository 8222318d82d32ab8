"use client";

import { useEffect } from "react";

/** Shows another picture in place of one that did not load; the rules of which are fetched when there is such a one. */
async function showFallback(image: HTMLImageElement): Promise<void> {
  const failed = image.dataset.fallback;
  if (failed === undefined) return;
  const { showNextPicture } = await import("./show-next-picture");
  if (image.dataset.fallback === failed) showNextPicture(image, failed);
}

/** Looks after the pictures of `ImageWithFallback`. Used once, in the providers. */
export function PictureFallback() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) showFallback(target).catch(() => {});
    };
    // An error does not bubble; those of before are over, and are seen by what is missing.
    document.addEventListener("error", onError, true);
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.currentSrc !== "")
        showFallback(image).catch(() => {});
    return () => document.removeEventListener("error", onError, true);
  }, []);
  return null;
}
