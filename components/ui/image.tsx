import NextImage, { type ImageProps as NextImageProps } from "next/image";

/** Fills what it lies in, which is positioned, or is as wide and high as it says. */
type Extent =
  | { fill: true; sizes: string; width?: never; height?: never }
  | { fill?: never; sizes?: never; width: number; height: number };

export type ImageProps = Extent &
  Omit<NextImageProps, "src" | "sizes" | "fill" | "width" | "height" | "unoptimized"> & {
    /** An address as `spaceImageUrl` or `imageAddress` (lib/domain/space/space-image) give it. */
    src: string;
  };

/** The optimiser takes our own bitmaps; drawings, blobs and pictures of other sites are shown as they are. */
const isOptimised = (src: string) => src.startsWith("/") && !src.startsWith("/api/") && !src.endsWith(".svg");

/** A picture in the sizes that a screen needs. With `preload` it is what a visitor waits for. */
export function Image({ preload = false, ...props }: ImageProps) {
  return (
    <NextImage
      {...props}
      {...(preload && { preload, fetchPriority: "high" })}
      unoptimized={!isOptimised(props.src)}
    />
  );
}
