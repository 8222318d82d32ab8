import { Image, type ImageProps } from "@/components/ui/image";

/**
 * A picture that falls back, when it does not load, to the space uploads and then to the logo. What watches over it is
 * one listener for all of them (`PictureFallback`), so that a list of pictures is no code in the browser.
 */
export function ImageWithFallback(props: ImageProps) {
  // Another picture is another element: the listener has written into the one that did not load.
  return <Image {...props} key={props.src} data-fallback />;
}
