import widths from "./picture-widths.json";

const ALL_WIDTHS = [...widths.small, ...widths.large];
const WIDEST = 1920;
/** The maximum number of served device pixels per CSS pixel; more make no visible difference. */
const DENSITY = 2;

/** Only bitmaps of this site are optimized; drawings, blobs and pictures of other sites are used unchanged. */
const isOptimised = (src: string) => src.startsWith("/") && !src.startsWith("/api/") && !src.endsWith(".svg");

const sized = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

const widthFor = (pixels: number) => ALL_WIDTHS.find((width) => width >= pixels) ?? WIDEST;

/** The attributes of an `<img>` whose sizes the image optimizer of Next.js serves. */
interface PictureSources {
  srcSet?: string;
  sizes?: string;
  /**
   * The picture as stored, for clients that do not support `srcSet`. Last, because some browsers start to load it
   * before they have read the attributes after it.
   */
  src: string;
}

/** The widths that a card's picture can need: larger than a thumbnail, smaller than a full screen. */
export const CARD_COPIES = [384, 750] as const;

/**
 * @param src an address returned by `spaceImageUrl` or `imageAddress` (lib/domain/space/space-image)
 * @param shown the width in CSS pixels if it is fixed, otherwise the element's `sizes`
 * @param copies with `sizes`: the widths that can ever be needed
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
