import type { ComponentProps } from "react";
import { joinClasses } from "@/components/ui/join-classes";
import { pictureSources } from "@/lib/picture-sources";

/** Fills its positioned parent, or has the given width and height. */
type Extent =
  | { fill: true; sizes: string; copies?: readonly number[]; width?: never; height?: never }
  | { fill?: never; sizes?: never; copies?: never; width: number; height: number };

export type ImageProps = Extent &
  Omit<ComponentProps<"img">, "src" | "srcSet" | "sizes" | "width" | "height" | "alt" | "loading"> & {
    /** A URL as returned by `spaceImageUrl` or `imageAddress` (lib/domain/space/space-image). */
    src: string;
    alt: string;
    /** Loads the picture with high priority, for the main content at the top of the page. */
    preload?: boolean;
  };

/** A picture in the sizes that Next's optimiser serves, without code in the browser. */
export function Image({
  src,
  alt,
  fill,
  sizes,
  copies,
  width,
  height,
  preload = false,
  className,
  ...props
}: ImageProps) {
  const sources = pictureSources(src, fill ? sizes : width, copies);
  return (
    <img
      {...props}
      alt={alt}
      {...(!fill && { width, height })}
      // React adds a preload link for eager pictures of high priority to the head of the page.
      {...(preload ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
      className={joinClasses(fill && "picture", className) || undefined}
      {...sources}
    />
  );
}
