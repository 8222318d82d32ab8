"use client";

import {
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  Pause as pause,
  Play as play,
} from "lucide";
import { useTranslations } from "next-intl";
import { Children, isValidElement, type ReactNode, useEffect, useState } from "react";
import { drawIcon } from "@/components/ui/draw-icon";
import { joinClasses } from "@/components/ui/join-classes";
import { useHydrated } from "./hydration";
import { useLoaded, useMediaQuery } from "./use-media-query";
import { REDUCED_MOTION, type Strip, useStrip } from "./use-strip";

const ChevronLeft = drawIcon(chevronLeft);
const ChevronRight = drawIcon(chevronRight);
const Pause = drawIcon(pause);
const Play = drawIcon(play);

interface CarouselProps {
  /** The name for screen readers: "Eventi passati". */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  intervalMs: number;
  className?: string;
  stripClassName?: string;
  /** The width of a slide, e.g. "basis-[82%] sm:basis-1/3"; by default one slide fills the strip. */
  slideClassName?: string;
  controlsClassName?: string;
}

const control =
  "grid size-11 place-items-center rounded-full border bg-surface/95 text-ink shadow-rest transition-colors hover:bg-sand-100 [&_svg]:size-5";

/** A scrolling strip must be reachable by keyboard, even if no slide contains a link. */
const REACHABLE = { tabIndex: 0 };

/**
 * Slides that advance automatically and can be stopped. They can be swiped or changed with the arrow keys; without
 * JavaScript they are a plain scrolling strip.
 */
export function Carousel({
  label,
  children,
  intervalMs,
  className,
  stripClassName,
  slideClassName,
  controlsClassName,
}: CarouselProps) {
  const t = useTranslations("live.carousel");
  const slides = Children.toArray(children);
  const { stripRef, index, playing, setPlaying, goTo, onScroll, onKeyDown, setHeld } = useCarousel(
    slides.length,
    intervalMs,
  );
  // Pictures that become visible later do not delay the first one.
  const onlyFirst = !useLoaded() && index === 0;
  const isInteractive = useHydrated() && slides.length > 1;
  const showsOne = slideClassName === undefined;

  return (
    <section
      aria-roledescription={t("role")}
      aria-label={label}
      className={joinClasses("relative", className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={stripRef}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...REACHABLE}
        aria-label={t("slides", { label })}
        className={joinClasses(
          // The focus ring is inside, because the parent may clip the strip to round corners.
          "relative m-0 flex list-none snap-x snap-mandatory overflow-x-auto overscroll-x-contain p-0 [scrollbar-width:none] focus-visible:-outline-offset-3",
          stripClassName,
        )}
      >
        {slides.map((slide, position) => (
          <li
            key={isValidElement(slide) ? slide.key : String(slide)}
            aria-label={t("position", { position: position + 1, count: slides.length })}
            // Slides out of view are excluded from the tab order.
            inert={isInteractive && showsOne && position !== index}
            className={joinClasses(
              "min-w-0 shrink-0 grow-0 snap-start",
              onlyFirst && position > 0 && "[@media(scripting:enabled)]:[&_img]:hidden",
              slideClassName ?? "basis-full",
            )}
          >
            {slide}
          </li>
        ))}
      </ul>
      {isInteractive && (
        <div className={joinClasses("flex items-center gap-2", controlsClassName)}>
          <button
            type="button"
            className={control}
            aria-label={playing ? t("stop") : t("start")}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause /> : <Play />}
          </button>
          <button
            type="button"
            className={control}
            aria-label={t("previous")}
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeft />
          </button>
          <button type="button" className={control} aria-label={t("next")} onClick={() => goTo(index + 1)}>
            <ChevronRight />
          </button>
        </div>
      )}
    </section>
  );
}

interface CarouselState extends Strip {
  playing: boolean;
  setPlaying: (playing: boolean) => void;
  /** Pauses the movement while the pointer or the focus is on the carousel. */
  setHeld: (held: boolean) => void;
}

/** A strip that advances every `intervalMs`. It pauses for reduced motion, in a hidden tab, and while it is held. */
function useCarousel(count: number, intervalMs: number): CarouselState {
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
