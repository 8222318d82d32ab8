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
