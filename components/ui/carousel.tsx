"use client";

import {
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  Pause as pause,
  Play as play,
} from "lucide";
import { useTranslations } from "next-intl";
import { Children, isValidElement, type ReactNode } from "react";
import { drawIcon } from "@/components/ui/draw-icon";
import { joinClasses } from "@/components/ui/join-classes";
import { useHydrated } from "./hydration";
import { useCarousel } from "./use-carousel";
import { useLoaded } from "./use-media-query";

const ChevronLeft = drawIcon(chevronLeft);
const ChevronRight = drawIcon(chevronRight);
const Pause = drawIcon(pause);
const Play = drawIcon(play);

interface CarouselProps {
  /** What it shows, for screen readers: "Eventi passati". */
  label: string;
  /** One child a slide. */
  children: ReactNode;
  /** Milliseconds between two slides. */
  intervalMs: number;
  className?: string;
  stripClassName?: string;
  /** Width of a slide, e.g. "basis-[82%] sm:basis-1/3"; one fills the strip unless told. */
  slideClassName?: string;
  controlsClassName?: string;
}

const control =
  "grid size-11 place-items-center rounded-full border bg-surface/95 text-ink shadow-rest transition-colors hover:bg-sand-100 [&_svg]:size-5";

/** A strip that scrolls must be reached by keyboard, even when no slide holds a link. */
const REACHABLE = { tabIndex: 0 };

/**
 * Slides that move on by themselves and can be stopped. Swiped with the finger, walked with the arrow keys, and a plain
 * scrolling strip where there is no JavaScript.
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
  // Pictures that come into sight later do not hold up the first one.
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
          // The ring lies inside: what is around the strip may be clipped to round corners.
          "relative m-0 flex list-none snap-x snap-mandatory overflow-x-auto overscroll-x-contain p-0 [scrollbar-width:none] focus-visible:-outline-offset-3",
          stripClassName,
        )}
      >
        {slides.map((slide, position) => (
          <li
            key={isValidElement(slide) ? slide.key : String(slide)}
            aria-label={t("position", { position: position + 1, count: slides.length })}
            // Slides out of sight are no stops on the way of the tab key.
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
