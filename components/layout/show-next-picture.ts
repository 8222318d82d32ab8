import { nextImageOnError } from "@/lib/domain/space/space-image";
import { pictureSources } from "@/lib/picture-sources";

/** Shows what follows the picture at `failed`; nothing happens where nothing follows. */
export function showNextPicture(image: HTMLImageElement, failed: string): void {
  const next = nextImageOnError(failed);
  if (next === null) return;
  const { srcSet, src } = pictureSources(next, image.sizes || image.width);
  if (srcSet) image.srcset = srcSet;
  else image.removeAttribute("srcset");
  image.src = src;
}
