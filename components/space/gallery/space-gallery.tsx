"use client";

import { Maximize as maximize } from "lucide";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { drawIcon } from "@/components/ui/draw-icon";
import { useHydrated } from "@/components/ui/hydration";
import { joinClasses } from "@/components/ui/join-classes";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { LoadingNotice } from "@/components/ui/loading-notice";
import { useLoaded } from "@/components/ui/use-media-query";
import { useStrip } from "@/components/ui/use-strip";
import type { Picture } from "./picture-viewer";

const Maximize = drawIcon(maximize);

/** Few visitors open the full-screen viewer, so its code is loaded when it opens. */
const PictureViewer = lazyWithRetry(async () => (await import("./picture-viewer")).default);

/** Makes the scrolling list focusable; spread, because the linter rejects tabIndex on a list. */
const FOCUSABLE = { tabIndex: 0 };

interface SpaceGalleryProps {
  name: string;
  /** At least two; the first is shown initially. */
  pictures: readonly Picture[];
  children: ReactNode;
}

/** The pictures of a space: changed by swiping, arrow keys or thumbnails, with a full-screen viewer. */
export function SpaceGallery({ name, pictures, children }: SpaceGalleryProps) {
  const t = useTranslations("gallery");
  const { stripRef, index, goTo, onScroll, onKeyDown } = useStrip(pictures.length);
  const [isLarge, setLarge] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  // The other pictures load after the page, so that they do not delay the first.
  const onlyFirst = !useLoaded() && index === 0;

  return (
    <section aria-label={t("picturesOf", { name })} className="flex min-w-0 flex-col gap-2">
      <div className="relative overflow-hidden rounded-xl bg-sand-100">
        <ul
          ref={stripRef}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          {...FOCUSABLE}
          aria-label={t("pictures")}
          className="relative m-0 flex list-none snap-x snap-mandatory overflow-x-auto overscroll-x-contain p-0 [scrollbar-width:none] focus-visible:-outline-offset-3"
        >
          {pictures.map(({ src, alt }, position) => (
            <li key={src} className="relative aspect-[16/10] min-w-0 shrink-0 grow-0 basis-full snap-start">
              <ImageWithFallback
                src={src}
                alt={alt}
                fill
                preload={position === 0}
                sizes="(min-width: 64rem) 36rem, 100vw"
                className={onlyFirst && position > 0 ? "[@media(scripting:enabled)]:hidden" : undefined}
              />
            </li>
          ))}
        </ul>
        {children}
        {isHydrated && (
          <button
            ref={opener}
            type="button"
            onClick={() => setLarge(true)}
            className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full border bg-surface/95 px-4 text-[0.9rem] font-medium shadow-rest hover:bg-sand-100"
          >
            <Maximize className="size-4.5" />
            {t("position", { position: index + 1, count: pictures.length })}
            <span className="sr-only">{t("fullScreen")}</span>
          </button>
        )}
      </div>
      {/* Rendered by the server too, to avoid a layout shift at hydration. */}
      <ul
        aria-label={t("choose")}
        className="m-0 flex list-none gap-2 overflow-x-auto p-1 [@media(scripting:none)]:hidden"
      >
        {pictures.map(({ src, alt }, position) => (
          <li key={src} className="shrink-0">
            <button
              type="button"
              aria-label={alt}
              aria-current={position === index}
              onClick={() => goTo(position)}
              className={joinClasses(
                "relative block h-13 w-20 overflow-hidden rounded-md bg-sand-100",
                position === index ? "ring-3 ring-sage-600" : "opacity-75 hover:opacity-100",
              )}
            >
              <ImageWithFallback
                src={src}
                alt=""
                fill
                sizes="5rem"
                className={onlyFirst ? "[@media(scripting:enabled)]:hidden" : undefined}
              />
            </button>
          </li>
        ))}
      </ul>
      {isLarge && (
        <Suspense fallback={<LoadingNotice />}>
          <PictureViewer
            name={name}
            pictures={pictures}
            first={index}
            onClose={() => setLarge(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </section>
  );
}
