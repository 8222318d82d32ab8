"use client";

import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from "react";
import type { PickerSpace } from "@/components/picker/picker-space";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { hasBookingDraft } from "@/lib/client/booking/booking-draft-key";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

const SearchedPicker = lazyWithRetry(async () => (await import("./searched-picker")).SearchedPicker);

/** Whether the picker is what a visitor came for: with dates from a search, to go on with a booking, or from a list. */
function isWanted(place: HTMLElement, spaceId: number): boolean {
  return window.location.search !== "" || hasBookingDraft(spaceId) || place.closest("[role=dialog]") !== null;
}

/**
 * The picker of a space, whose code is as large as that of the rest of the page. It is fetched at once where it is what
 * a visitor came for, else when it is a screen away, or the keyboard begins to walk the page. Until then the skeleton,
 * drawn by the server, holds its place.
 */
export function NearPicker({
  skeleton,
  ...props
}: {
  space: PickerSpace;
  /** Today in Rome when the page was made. */
  today: CalendarDay;
  skeleton: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const spaceId = props.space.id;

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const come = () => startTransition(() => setNear(true));
    if (isWanted(element, spaceId)) {
      come();
      return;
    }
    const observer = new IntersectionObserver(
      (seen) => seen.some((entry) => entry.isIntersecting) && come(),
      {
        rootMargin: "100%",
      },
    );
    observer.observe(element);
    document.addEventListener("focusin", come, { once: true });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", come);
    };
  }, [spaceId]);

  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={skeleton}>
          <SearchedPicker {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
