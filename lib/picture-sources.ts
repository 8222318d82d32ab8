import widths from "./picture-widths.json";

const ALL_WIDTHS = [...widths.small, ...widths.large];
const WIDEST = 1920;
/** The device pixels per CSS pixel that are served at most; more make no visible difference. */
const DENSITY = 2;

/** Only bitmaps of this site are optimised; drawings, blobs and pictures of other sites are used as they are. */
const isOptimised = (src: string) => src.startsWith("/") && !src.startsWith("/api/") && !src.endsWith(".svg");

const sized = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

const widthFor = (pixels: number) => ALL_WIDTHS.find((width) => width >= pixels) ?? WIDEST;

/** The attributes of an `<img>` whose sizes Next's image optimiser serves. */
export interface PictureSources {
  srcSet?: string;
  sizes?: string;
  /** Last, because some browsers start to load `src` before they have read the attributes after it. */
  src: string;
}

/** A card is at least this wide. */
const NARROWEST = 384;

/**
 * @param src an address as `spaceImageUrl` or `imageAddress` (lib/domain/space/space-image) give it
 * @param shown the width in CSS pixels where it is always the same, else the `sizes` of the element
 * @param widest with `sizes`: the pixels of the largest copy that is ever of use; such a picture is no thumbnail either
 */
export function pictureSources(src: string, shown: number | string, widest?: number): PictureSources {
  if (!isOptimised(src)) return { src };
  if (typeof shown === "number") {
    const [once, twice] = [sized(src, widthFor(shown)), sized(src, widthFor(shown * DENSITY))];
    return { srcSet: once === twice ? undefined : `${once} 1x, ${twice} 2x`, src: twice };
  }
  const widths = ALL_WIDTHS.filter(
    (width) => widest === undefined || (width >= NARROWEST && width <= widest),
  );
  const srcSet = widths.map((width) => `${sized(src, width)} ${width}w`).join(", ");
  return { srcSet, sizes: shown, src: sized(src, widest ?? WIDEST) };
}
