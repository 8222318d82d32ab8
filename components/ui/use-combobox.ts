"use client";

import { type KeyboardEvent, useEffect, useId, useState } from "react";

interface ComboboxOptions<Choice> {
  choices: readonly Choice[];
  keyOf: (choice: Choice) => string;
  /** Whether the choices for the current input are still loading; Enter then waits for them. */
  isPending: boolean;
  /** Whether the first choice is active from the start, as it is by default; else the arrow keys have to come to it. */
  isFirstActive?: boolean;
  onChoose: (choice: Choice) => void;
}

/**
 * A combobox after the ARIA pattern: the focus stays in the input, arrow keys move through the list and wrap around,
 * Enter chooses.
 * @returns props for the input and for each choice
 */
export function useCombobox<Choice>({
  choices,
  keyOf,
  isPending,
  isFirstActive = true,
  onChoose,
}: ComboboxOptions<Choice>) {
  const listId = useId();
  const [moved, setMoved] = useState<number | null>(null);
  const at = Math.min(moved ?? (isFirstActive ? 0 : -1), choices.length - 1);
  const current = choices[at];
  const idOf = (choice: Choice) => `${listId}-${keyOf(choice)}`;
  const activeId = current === undefined ? undefined : idOf(current);

  // The active choice does not have the focus, so the browser does not scroll to it by itself.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (choices.length === 0) return;
    if (event.key === "ArrowDown") setMoved((at + 1) % choices.length);
    else if (event.key === "ArrowUp") setMoved((Math.max(at, 0) + choices.length - 1) % choices.length);
    else if (event.key !== "Enter" || current === undefined) return;
    else if (!isPending) onChoose(current);
    event.preventDefault();
  }

  return {
    /** To be called when the input changes. */
    startAgain: () => setMoved(null),
    box: {
      role: "combobox",
      "aria-expanded": choices.length > 0,
      "aria-controls": listId,
      "aria-autocomplete": "list",
      "aria-activedescendant": activeId,
      autoComplete: "off",
      onKeyDown,
    },
    /** The id of the list, whose role is "listbox". */
    listId,
    optionOf: (choice: Choice) => ({
      id: idOf(choice),
      role: "option",
      "aria-selected": choice === current,
      tabIndex: -1,
      onClick: () => onChoose(choice),
    }),
  } as const;
}
