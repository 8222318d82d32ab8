import widths from "./picture-widths.json";

const ALL_WIDTHS = [...widths.small, ...widths.large];
const WIDEST = 1920;
/** Pixels of a phone's screen beside one of the style sheet: more is not seen. */
const DENSITY = 2;

/** The optimiser takes our own bitmaps; drawings, blobs and pictures of other sites are shown as they are. */
const isOptimised = (src: string) => src.startsWith("/") && !src.startsWith("/api/") && !src.endsWith(".svg");

const sized = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

const widthFor = (pixels: number) => ALL_WIDTHS.find((width) => width >= pixels) ?? WIDEST;

/** The sizes in which Next's image optimiser serves a picture: what an `<img>` says of them. */
export interface PictureSources {
  srcSet?: string;
  sizes?: string;
  /** After the others: a browser that meets it first begins to fetch it. */
  src: string;
}

/**
 * @param src an address as `spaceImageUrl` or `imageAddress` (lib/domain/space/space-image) give it
 * @param shown the width in CSS pixels where it is always the same, else the `sizes` of the element
 */
export function pictureSources(src: string, shown: number | string): PictureSources {
  if (!isOptimised(src)) return { src };
  if (typeof shown === "number") {
    const [once, twice] = [sized(src, widthFor(shown)), sized(src, widthFor(shown * DENSITY))];
    return { srcSet: once === twice ? undefined : `${once} 1x, ${twice} 2x`, src: twice };
  }
  const srcSet = ALL_WIDTHS.map((width) => `${sized(src, width)} ${width}w`).join(", ");
  return { srcSet, sizes: shown, src: sized(src, WIDEST) };
}
