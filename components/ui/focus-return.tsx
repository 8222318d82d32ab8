import { type RefObject, useLayoutEffect, useRef } from "react";

/** The focused element. For an item of a menu, which closes on the click, the button that opened the menu. */
function holderOfFocus(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const menuButton = activeElement.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : activeElement;
}

/** Stores the focused element. Rendered as the first child of a dialog, before a field in it gets the focus. */
export function RememberFocus({ opener }: { opener: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(() => {
    opener.current = holderOfFocus();
  }, [opener]);
  return null;
}

/**
 * Returns the focus to the previously focused element when a dialog closes. Radix does so only for its own trigger, but
 * dialogs here are opened by state. `onCloseAutoFocus` runs first and can prevent it.
 */
export function useFocusReturn(onCloseAutoFocus: ((event: Event) => void) | undefined) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    opener,
    giveBack(event: Event) {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
