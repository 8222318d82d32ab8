import { type RefObject, useEffect, useEffectEvent } from "react";

/** The time during which other parts of the page may still be loading and shift the target. */
const SETTLING_MS = 3_000;
const TAKES_OVER = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the target of the URL's fragment and focuses it: a field of the form by its name
 * ("/admin/impostazioni/ricevute#iban"), or a section by its id. The browser does not find the target of a form that is
 * loaded after the page. The target stays in view while content above it loads, until the user scrolls or types.
 * @param showSection shows the section with this index, in a form that shows one at a time; null if all are shown
 */
export function useFragmentTarget(
  body: RefObject<HTMLElement | null>,
  showSection: ((index: number) => void) | null,
): void {
  const reveal = useEffectEvent((place: HTMLElement) => {
    const sections = [...(body.current?.querySelectorAll("[data-step]") ?? [])];
    const index = sections.findIndex((section) => section.contains(place));
    if (index !== -1) showSection?.(index);
  });
  useEffect(() => {
    let stop = () => {};
    const goThere = () => {
      stop();
      const name = CSS.escape(window.location.hash.slice(1));
      const place = name && body.current?.querySelector<HTMLElement>(`[name="${name}"], #${name}`);
      if (place) {
        reveal(place);
        stop = stayAt(place);
      }
    };
    goThere();
    window.addEventListener("hashchange", goThere);
    return () => {
      stop();
      window.removeEventListener("hashchange", goThere);
    };
  }, [body]);
}

/** Shows and focuses an element, repeatedly while the page is settling. Returns a function that stops this. */
function stayAt(place: HTMLElement): () => void {
  const show = () =>
    place.scrollIntoView({ behavior: "instant", block: place.matches("fieldset") ? "start" : "center" });
  const observer = new ResizeObserver(show);
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer.disconnect();
    for (const event of TAKES_OVER) window.removeEventListener(event, stop);
  };
  // A section that was hidden can be focused once it is shown, which takes more than a frame on a slow machine.
  const focus = () => {
    show();
    place.focus({ preventScroll: true });
    if (document.activeElement !== place) frame = requestAnimationFrame(focus);
  };
  let frame = requestAnimationFrame(focus);
  const timer = setTimeout(stop, SETTLING_MS);
  observer.observe(document.body);
  for (const event of TAKES_OVER) window.addEventListener(event, stop, { passive: true });
  return stop;
}
