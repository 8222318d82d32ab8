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
interface PictureSources {
  srcSet?: string;
  sizes?: string;
  /**
   * The picture as it was stored, for what knows no copies. Last, because some browsers start to load it before they have
   * read the attributes after it.
   */
  src: string;
}

/** The widths of the copies that are of use to a picture of a card: it is no thumbnail, and never fills a screen. */
export const CARD_COPIES = [384, 750] as const;

/**
 * @param src an address as `spaceImageUrl` or `imageAddress` (lib/domain/space/space-image) give it
 * @param shown the width in CSS pixels where it is always the same, else the `sizes` of the element
 * @param copies with `sizes`: the widths of the copies that are ever of use
 */
export function pictureSources(
  src: string,
  shown: number | string,
  copies: readonly number[] = ALL_WIDTHS,
): PictureSources {
  if (!isOptimised(src)) return { src };
  if (typeof shown === "number") {
    const [once, twice] = [sized(src, widthFor(shown)), sized(src, widthFor(shown * DENSITY))];
    return { srcSet: once === twice ? once : `${once} 1x, ${twice} 2x`, src };
  }
  const srcSet = copies.map((width) => `${sized(src, width)} ${width}w`).join(", ");
  return { srcSet, sizes: shown, src };
}
