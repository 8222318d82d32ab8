"use client";

import { useEffect, useRef, useState } from "react";
import { today } from "@/lib/client/browser-date";
import type { Period } from "@/lib/domain/room-time/period";
import { type ChoiceAction, choiceFromPeriod, type PickerChoice } from "@/lib/domain/room-time/picker-choice";
import { loadBookingDraft, saveBookingDraft } from "./booking-draft";
import { currentPath } from "./current-path";

/**
 * Restores the period chosen for a space after a reload or a login, and stores it whenever it changes. A searched
 * period takes precedence over one that was chosen on an earlier visit.
 */
export function useRestoredChoice(
  spaceId: number,
  searched: Period | null,
  choice: PickerChoice,
  dispatch: (action: ChoiceAction) => void,
  /** Whether the choice is stored; if not, it starts with the searched period. */
  isKept = true,
): void {
  const [isRestored, setRestored] = useState(false);
  // Only the search with which the page was opened counts, not later changes of its address.
  const opened = useRef(searched);

  useEffect(() => {
    const draft = isKept ? loadBookingDraft(spaceId) : null;
    const isThisVisit = draft !== null && (opened.current === null || draft.path === currentPath());
    const kept = isThisVisit ? draft.choice : opened.current && choiceFromPeriod(opened.current);
    // A day in the past cannot be booked any more.
    if (kept?.selection.startDate && kept.selection.startDate >= today()) {
      dispatch({ type: "restore", choice: kept });
    }
    setRestored(true);
  }, [spaceId, dispatch, isKept]);

  useEffect(() => {
    if (isRestored && isKept) saveBookingDraft(spaceId, { choice, path: currentPath() });
  }, [isRestored, isKept, spaceId, choice]);
}
