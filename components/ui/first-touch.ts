/** The signs that somebody uses the page. A pointer passes over it, or it is scrolled, before anything is pressed. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];

let isTouched = false;

/**
 * Calls back at the first sign that somebody uses the page, or soon if there was one: for code that a page is read and
 * looked at without.
 * @returns the function to wait no longer
 */
export function whenTouched(callback: () => void): () => void {
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
