/** A plain press with the first button; with a key held, the browser opens a tab or a window, or saves. */
export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
