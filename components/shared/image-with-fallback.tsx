import { Image, type ImageProps } from "@/components/ui/image";

/**
 * A picture that falls back, if it does not load, to the space uploads and then to the logo. A single listener
 * (`PictureFallback`) handles all of them, so that a list of pictures needs no code in the browser.
 */
export function ImageWithFallback(props: ImageProps) {
  // Another picture needs another element: the listener has changed the attributes of the one that did not load.
  return <Image {...props} key={props.src} data-fallback />;
}
