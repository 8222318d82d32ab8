/**
 * Listens on the document for clicks on links, and for the pointer or a touch reaching a link. React attached its
 * listeners to the same node earlier, so a click's `defaultPrevented` is already set.
 * @returns a function that stops listening
 */
export function listenToLinks(
  onClick: (event: MouseEvent) => void,
  onApproach: (event: Event) => void,
): () => void {
  document.addEventListener("click", onClick);
  document.addEventListener("mouseover", onApproach);
  document.addEventListener("touchstart", onApproach, { passive: true });
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("mouseover", onApproach);
    document.removeEventListener("touchstart", onApproach);
  };
}

/** Whether a click uses the main button and no modifier key, which would open a tab or window or save the link. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
