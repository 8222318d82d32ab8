"use client";

import { type RefObject, useEffect } from "react";

/**
 * Scrolls to what the fragment of the page's address names, and focuses it: a field of the form by its name
 * ("/admin/impostazioni#iban"), or a section by its id. A form that is loaded after the page is not there when the
 * browser looks for it.
 */
export function useFieldOfAddress(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const name = CSS.escape(window.location.hash.slice(1));
    if (name === "") return;
    const place = body.current?.querySelector<HTMLElement>(`[name="${name}"], #${name}`);
    place?.scrollIntoView({ block: place.matches("fieldset") ? "start" : "center" });
    place?.focus({ preventScroll: true });
  }, [body]);
}
