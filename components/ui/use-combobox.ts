import { type KeyboardEvent, useEffect, useId, useState } from "react";

interface ComboboxOptions<Choice> {
  choices: readonly Choice[];
  keyOf: (choice: Choice) => string;
  /**
   * The choices for the current input are still loading; Enter then only takes a choice that was reached with the arrow
   * keys.
   */
  isPending: boolean;
  /** The first choice is active initially (the default); otherwise the arrow keys have to reach it. */
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
  /** The key of the choice reached with the arrow keys, which stays active when the choices around it change. */
  const [moved, setMoved] = useState<string | null>(null);
  const movedAt = moved === null ? -1 : choices.findIndex((choice) => keyOf(choice) === moved);
  const at = movedAt < 0 && isFirstActive ? 0 : movedAt;
  const current = choices[at];
  const idOf = (choice: Choice) => `${listId}-${keyOf(choice)}`;
  const activeId = current === undefined ? undefined : idOf(current);

  // The active choice does not have the focus, so the browser does not scroll to it by itself.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent): void {
    const moveTo = (index: number) => {
      const choice = choices[index % choices.length];
      if (choice !== undefined) setMoved(keyOf(choice));
    };
    if (choices.length === 0) return;
    if (event.key === "ArrowDown") moveTo(at + 1);
    else if (event.key === "ArrowUp") moveTo(Math.max(at, 0) + choices.length - 1);
    else if (event.key !== "Enter" || current === undefined) return;
    else if (!isPending || movedAt >= 0) onChoose(current);
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
