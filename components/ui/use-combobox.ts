"use client";

import { type KeyboardEvent, useEffect, useId, useState } from "react";

interface ComboboxOptions<Choice> {
  choices: readonly Choice[];
  keyOf: (choice: Choice) => string;
  /** What was typed a moment ago has no answer yet: Enter waits. */
  isPending: boolean;
  onChoose: (choice: Choice) => void;
}

/**
 * A box with a list of choices under it, as the ARIA patterns have it: the focus stays in the box, arrows go through the
 * list and round, Enter chooses. The props are for the box and for each choice.
 */
export function useCombobox<Choice>({ choices, keyOf, isPending, onChoose }: ComboboxOptions<Choice>) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, choices.length - 1));
  const current = choices[at];
  const idOf = (choice: Choice) => `${listId}-${keyOf(choice)}`;
  const activeId = current === undefined ? undefined : idOf(current);

  // The focus is elsewhere, so no browser keeps the choice in sight.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent): void {
    if (current === undefined) return;
    if (event.key === "ArrowDown") setActive((at + 1) % choices.length);
    else if (event.key === "ArrowUp") setActive((at + choices.length - 1) % choices.length);
    else if (event.key !== "Enter") return;
    else if (!isPending) onChoose(current);
    event.preventDefault();
  }

  return {
    /** To be called when something else is typed. */
    startAgain: () => setActive(0),
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
