"use client";

import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { CARD_COPIES } from "@/lib/picture-sources";

/** On tablets the picture of an event is as wide as the screen. */
const COPIES = [...CARD_COPIES, 1920];

/**
 * The picture on the card of an event or a course. It is a client component so that the page's payload repeats one URL
 * instead of a whole `srcset`.
 */
export function CardPicture(props: { src: string; sizes: string; preload: boolean }) {
  return <ImageWithFallback {...props} alt="" fill copies={COPIES} />;
}
