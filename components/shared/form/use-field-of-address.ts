"use client";

import { type RefObject, useEffect } from "react";

/** How long other parts of the page may still be loading and push the place away. */
const SETTLING_MS = 3_000;
const TAKES_OVER = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to what the fragment of the page's address names, and focuses it: a field of the form by its name
 * ("/admin/impostazioni#iban"), or a section by its id. A form that is loaded after the page is not there when the
 * browser looks for it; what loads above it later does not push it away, until the user scrolls or types.
 */
export function useFieldOfAddress(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const name = CSS.escape(window.location.hash.slice(1));
    const place = name && body.current?.querySelector<HTMLElement>(`[name="${name}"], #${name}`);
    if (!place) return;
    const show = () =>
      place.scrollIntoView({ behavior: "instant", block: place.matches("fieldset") ? "start" : "center" });
    const observer = new ResizeObserver(show);
    const stop = () => {
      observer.disconnect();
      for (const event of TAKES_OVER) window.removeEventListener(event, stop);
    };
    show();
    place.focus({ preventScroll: true });
    observer.observe(document.body);
    for (const event of TAKES_OVER) window.addEventListener(event, stop, { passive: true });
    const timer = setTimeout(stop, SETTLING_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [body]);
}
