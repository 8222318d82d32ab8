import { nextImageOnError } from "@/lib/domain/space/space-image";
import { pictureSources } from "@/lib/picture-sources";

/** Shows the fallback for the picture at `failed`, if there is one. */
export function showNextPicture(image: HTMLImageElement, failed: string): void {
  const next = nextImageOnError(failed);
  if (next === null) return;
  const { srcSet, src } = pictureSources(next, image.sizes || image.width);
  if (srcSet) image.srcset = srcSet;
  else image.removeAttribute("srcset");
  image.src = src;
}
