"use client";

import * as DialogPrimitive from "radix-ui/dialog";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { DialogClose } from "@/components/ui/dialog";
import { ChevronLeft, ChevronRight, X } from "@/components/ui/icons";
import { useStrip } from "@/components/ui/use-strip";
import type { Picture } from "./picture";

const control =
  "grid size-12 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80 focus-visible:outline-white [&_svg]:size-6";

/** What scrolls is reached by the keyboard, whatever it is made of. */
const REACHABLE = { tabIndex: 0 };

interface PictureViewerProps {
  name: string;
  pictures: readonly Picture[];
  /** Which one to begin with, from 0. */
  first: number;
  onClose: () => void;
  /** Gives the focus back, once it is gone. */
  onClosed: () => void;
}

/** The pictures one by one over the whole screen: swiped, walked with the arrow keys, left with Escape. */
export default function PictureViewer({ name, pictures, first, onClose, onClosed }: PictureViewerProps) {
  const { stripRef, index, goTo, onScroll, onKeyDown } = useStrip(pictures.length);
  const shown = pictures[index];

  return (
    <DialogPrimitive.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const strip = stripRef.current;
            if (strip === null) return;
            // Without a movement: it opens at the picture that was looked at.
            strip.scrollLeft = first * strip.clientWidth;
            strip.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-0 z-60 flex flex-col bg-black text-white focus:outline-none"
        >
          <DialogPrimitive.Title className="sr-only">Immagini di {name}</DialogPrimitive.Title>
          <ul
            ref={stripRef}
            onScroll={onScroll}
            {...REACHABLE}
            aria-label="Immagini a tutto schermo"
            className="m-0 flex min-h-0 flex-1 list-none snap-x snap-mandatory overflow-x-auto overscroll-contain p-0 [scrollbar-width:none] focus-visible:-outline-offset-4 focus-visible:outline-white"
          >
            {pictures.map(({ src, alt }) => (
              <li key={src} className="relative shrink-0 grow-0 basis-full snap-start">
                <ImageWithFallback src={src} alt={alt} fill sizes="100vw" className="object-contain" />
              </li>
            ))}
          </ul>
          <p role="status" className="px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] text-center">
            <span className="tabular-nums">
              {index + 1} di {pictures.length}
            </span>
            {shown && <span className="block text-[0.94rem]">{shown.alt}</span>}
          </p>
          <button
            type="button"
            aria-label="Immagine precedente"
            onClick={() => goTo(index - 1)}
            className={`${control} absolute top-1/2 left-3 -translate-y-1/2`}
          >
            <ChevronLeft />
          </button>
          <button
            type="button"
            aria-label="Immagine successiva"
            onClick={() => goTo(index + 1)}
            className={`${control} absolute top-1/2 right-3 -translate-y-1/2`}
          >
            <ChevronRight />
          </button>
          <DialogClose aria-label="Chiudi" className={`${control} absolute top-3 right-3`}>
            <X />
          </DialogClose>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
