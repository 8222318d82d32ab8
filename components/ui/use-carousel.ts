"use client";

import { useEffect, useState } from "react";
import { useMediaQuery } from "./use-media-query";
import { REDUCED_MOTION, type Strip, useStrip } from "./use-strip";

interface Carousel extends Strip {
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Pauses the movement while the pointer or the focus is on the carousel. */
  setHeld: (held: boolean) => void;
}

/** A strip that advances every `intervalMs`. It pauses for reduced motion, in a hidden tab, and while it is held. */
export function useCarousel(count: number, intervalMs: number): Carousel {
  const strip = useStrip(count);
  const { goTo, index } = strip;
  const [choice, setPlaying] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const isStill = useMediaQuery(REDUCED_MOTION);
  const playing = (choice ?? !isStill) && count > 1;

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") goTo(index + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [playing, held, goTo, index, intervalMs]);

  return { ...strip, playing, setPlaying, setHeld };
}
