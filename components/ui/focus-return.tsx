"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** Who had the focus: of a menu, which closes with the press, the button that opened it. */
function holderOfFocus(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const menuButton = activeElement.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return menuButton ? document.getElementById(menuButton) : activeElement;
}

/** The first child of a dialog: it is there before any field in it takes the focus. */
export function RememberFocus({ opener }: { opener: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(() => {
    opener.current = holderOfFocus();
  }, [opener]);
  return null;
}

/**
 * Gives the focus back to who had it when a dialog closes; Radix gives it to a trigger alone, and our dialogs are opened
 * by state. `onCloseAutoFocus` comes first and may keep it.
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
