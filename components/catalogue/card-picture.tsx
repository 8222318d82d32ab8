"use client";

import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { CARD_COPIES } from "@/lib/picture-sources";

/** On tablets the picture of an event is as wide as the screen. */
const COPIES = [...CARD_COPIES, 1920];

/**
 * The picture on the card of an event or a course. A client component, so that the page carries its address a second time
 * and not all of its copies'.
 */
export function CardPicture(props: { src: string; sizes: string; preload: boolean }) {
  return <ImageWithFallback {...props} alt="" fill copies={COPIES} />;
}
