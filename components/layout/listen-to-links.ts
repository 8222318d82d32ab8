/**
 * Listens on the page itself for presses on links, and for a mouse or a finger that comes to one. React's own listeners
 * sit on the same node and came first: what they prevented is seen here. Answers with the way to stop.
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
