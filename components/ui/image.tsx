import type { ComponentProps } from "react";
import { joinClasses } from "@/components/ui/join-classes";
import { pictureSources } from "@/lib/picture-sources";

/** Fills what it lies in, which is positioned, or is as wide and high as it says. */
type Extent =
  | { fill: true; sizes: string; copies?: readonly number[]; width?: never; height?: never }
  | { fill?: never; sizes?: never; copies?: never; width: number; height: number };

export type ImageProps = Extent &
  Omit<ComponentProps<"img">, "src" | "srcSet" | "sizes" | "width" | "height" | "alt" | "loading"> & {
    /** An address as `spaceImageUrl` or `imageAddress` (lib/domain/space/space-image) give it. */
    src: string;
    alt: string;
    /** It is what a visitor waits for: fetched before what can wait. */
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
      // An eager picture of high priority is announced by React in the head of the page.
      {...(preload ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
      className={joinClasses(fill && "picture", className) || undefined}
      {...sources}
    />
  );
}
