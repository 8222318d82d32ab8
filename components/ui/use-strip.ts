import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from "react";

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

export interface Strip {
  stripRef: RefObject<HTMLUListElement | null>;
  /** The index of the slide at the start of the strip. */
  index: number;
  /** Scrolls to a slide, wrapping around at the ends. */
  goTo: (index: number) => void;
  onScroll: () => void;
  /** The left and right arrow keys scroll by one slide. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The distance in pixels between two slides. */
function stepOf(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return strip.clientWidth || 1;
  return Math.max(1, second.offsetLeft - first.offsetLeft);
}

/** A strip of slides with native scrolling and snapping; the hook tracks the scroll position. */
export function useStrip(count: number): Strip {
  const stripRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const goTo = useCallback(
    (target: number) => {
      const strip = stripRef.current;
      if (!strip) return;
      const atEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 2;
      const next = target >= count || (target > 0 && target > index && atEnd) ? 0 : (target + count) % count;
      const behavior = window.matchMedia(REDUCED_MOTION).matches ? "instant" : "smooth";
      strip.scrollTo({ left: next * stepOf(strip), behavior });
    },
    [count, index],
  );

  const onScroll = useCallback(() => {
    const strip = stripRef.current;
    if (strip) setIndex(Math.min(count - 1, Math.round(strip.scrollLeft / stepOf(strip))));
  }, [count]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      goTo(index + step);
    },
    [goTo, index],
  );

  return { stripRef, index, goTo, onScroll, onKeyDown };
}
