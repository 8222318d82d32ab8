"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "./use-media-query";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

interface Carousel {
  stripRef: RefObject<HTMLUListElement | null>;
  /** The slide at the start of the strip, from 0. */
  index: number;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Scrolls to a slide, round the ends. */
  goTo: (index: number) => void;
  onScroll: () => void;
  /** Holds the movement while a pointer or the focus is on the carousel. */
  setHeld: (held: boolean) => void;
}

/** Distance between two slides in the strip. */
function stepOf(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return strip.clientWidth || 1;
  return Math.max(1, second.offsetLeft - first.offsetLeft);
}

/**
 * A strip that the browser itself scrolls and snaps; this only reads where it is and moves it on every `intervalMs`.
 * It stands still when motion is unwanted, when the tab is hidden, and while it is held.
 */
export function useCarousel(count: number, intervalMs: number): Carousel {
  const stripRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [choice, setPlaying] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const isStill = useMediaQuery(REDUCED_MOTION);
  const playing = (choice ?? !isStill) && count > 1;

  const goTo = useCallback(
    (target: number) => {
      const strip = stripRef.current;
      if (!strip) return;
      const atEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 2;
      const next = target >= count || (target > 0 && target > index && atEnd) ? 0 : (target + count) % count;
      strip.scrollTo({ left: next * stepOf(strip), behavior: isStill ? "instant" : "smooth" });
    },
    [count, index, isStill],
  );

  const onScroll = useCallback(() => {
    const strip = stripRef.current;
    if (strip) setIndex(Math.min(count - 1, Math.round(strip.scrollLeft / stepOf(strip))));
  }, [count]);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") goTo(index + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [playing, held, goTo, index, intervalMs]);

  return { stripRef, index, playing, setPlaying, goTo, onScroll, setHeld };
}
