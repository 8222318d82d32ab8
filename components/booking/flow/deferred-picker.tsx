"use client";

import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from "react";
import type { PickerSpace } from "@/components/picker/picker-space";
import { onFirstInteraction } from "@/components/ui/first-touch";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { hasBookingDraft } from "@/lib/client/booking/booking-draft-key";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

const PickerWithSearch = lazyWithRetry(async () => (await import("./picker-with-search")).PickerWithSearch);

/** Whether to load the picker immediately: after a search with dates, with an unfinished booking, or in the dialog. */
function isNeededAtOnce(place: HTMLElement, spaceId: number): boolean {
  return window.location.search !== "" || hasBookingDraft(spaceId) || place.closest("[role=dialog]") !== null;
}

interface DeferredPickerProps {
  space: PickerSpace;
  /** The day in Rome when the page was rendered. */
  today: CalendarDay;
  skeleton: ReactNode;
}

/**
 * Loads the picker, whose code is as large as the rest of the page's, as late as possible: immediately if the visitor
 * is likely to use it, otherwise when it is on the screen, when it is one screen away and the visitor has interacted
 * with the page, or when an element of the page gets the focus. The skeleton rendered by the server is shown until
 * then.
 */
export function DeferredPicker({ skeleton, ...props }: DeferredPickerProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  const spaceId = props.space.id;

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const load = () => startTransition(() => setNeeded(true));
    if (isNeededAtOnce(element, spaceId)) {
      load();
      return;
    }
    const whenNear = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (seen) => seen.some((entry) => entry.isIntersecting) && load(),
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    };
    const stopLooking = whenNear("0px");
    let stopAwaiting = () => {};
    const stopWaiting = onFirstInteraction(() => {
      stopAwaiting = whenNear("100%");
    });
    document.addEventListener("focusin", load, { once: true });
    return () => {
      stopLooking();
      stopWaiting();
      stopAwaiting();
      document.removeEventListener("focusin", load);
    };
  }, [spaceId]);

  return (
    <div ref={container}>
      {isNeeded ? (
        <Suspense fallback={skeleton}>
          <PickerWithSearch {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
