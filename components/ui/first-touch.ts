/**
 * The events that indicate interaction with the page. Pointer movement and scrolling usually precede the first click.
 */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];

let isTouched = false;

/**
 * Calls back on the first interaction with the page, or shortly if there already was one: for code that is not needed
 * to read the page.
 * @returns a function that cancels the callback
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (isTouched) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  };
  function onSign(): void {
    isTouched = true;
    stop();
    callback();
  }
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  return stop;
}
