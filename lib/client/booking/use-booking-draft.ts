"use client";

import { useEffect, useRef, useState } from "react";
import { today } from "@/lib/client/browser-date";
import { hasKnownAccount } from "@/lib/client/person/known-account";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import type { Period } from "@/lib/domain/room-time/period";
import type { ChoiceAction, PickerChoice } from "@/lib/domain/room-time/picker-choice";
import { choiceFromPeriod, choiceToPeriod } from "@/lib/domain/room-time/picker-choice";
import { loadBookingDraft, saveBookingDraft } from "./booking-draft";

const here = () => `${window.location.pathname}${window.location.search}`;

/**
 * Brings the choice of a space back after a reload or a login, and keeps it while it changes. A period
 * that is searched for goes before one that was chosen on another visit of the page.
 */
export function useKeptChoice(
  spaceId: number,
  searched: Period | null,
  choice: PickerChoice,
  dispatch: (action: ChoiceAction) => void,
  /** Whether the choice outlives the picker; if not, it starts with what was searched for. */
  isKept = true,
): void {
  const [isRestored, setRestored] = useState(false);
  // Only what the page was opened with counts, not what becomes of its address later.
  const opened = useRef(searched);

  useEffect(() => {
    const draft = isKept ? loadBookingDraft(spaceId) : null;
    const isThisVisit = draft !== null && (opened.current === null || draft.path === here());
    const kept = isThisVisit ? draft.choice : opened.current && choiceFromPeriod(opened.current);
    // A day that went by since then cannot be booked any more.
    if (kept?.selection.startDate && kept.selection.startDate >= today()) {
      dispatch({ type: "restore", choice: kept });
    }
    setRestored(true);
  }, [spaceId, dispatch, isKept]);

  useEffect(() => {
    if (isRestored && isKept) saveBookingDraft(spaceId, { choice, path: here() });
  }, [isRestored, isKept, spaceId, choice]);
}

/** The modal and the session do not change in the same moment; so long they get to agree. */
const SETTLING_MS = 1000;

/**
 * The step from the picker to the form: `proceed` opens it for who is signed in, and for others the login
 * first. `isFormOpen` becomes true by itself when they come back signed in, by whatever way.
 */
export function useContinueWithLogin(spaceId: number, choice: PickerChoice) {
  const { status } = useSession();
  const { open: modal, openLogin, openRegister } = useAuthModal();
  const [isFormOpen, setFormOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hadModal = useRef(false);
  const canBook = choiceToPeriod(choice) !== null;

  useEffect(() => {
    if (status !== "authenticated" || !canBook) return;
    if (!loadBookingDraft(spaceId)?.isContinuing) return;
    saveBookingDraft(spaceId, { choice, isContinuing: false });
    setFormOpen(true);
  }, [status, canBook, spaceId, choice]);

  // Who closes the login without signing in has changed her mind: a later login opens no form.
  useEffect(() => {
    const hasClosed = modal === null && hadModal.current;
    hadModal.current = modal !== null;
    if (hasClosed) setAsking(false);
    if (!hasClosed || status === "authenticated") return;
    const timer = setTimeout(() => saveBookingDraft(spaceId, { choice, isContinuing: false }), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [modal, status, spaceId, choice]);

  // Perhaps pressed before it was known who is there.
  useEffect(() => {
    if (!isWaiting || status === "loading") return;
    setWaiting(false);
    if (status !== "anonymous") return;
    setAsking(true);
    if (hasKnownAccount()) openLogin();
    else openRegister();
  }, [isWaiting, status, openLogin, openRegister]);

  function proceed(): void {
    if (status === "authenticated") {
      setFormOpen(true);
      return;
    }
    saveBookingDraft(spaceId, { choice, isContinuing: true, path: here() });
    setWaiting(true);
  }

  /** A dialog that `proceed` opened is there. */
  const isDialogOpen = isFormOpen || isAsking;
  return { isFormOpen, isDialogOpen, closeForm: () => setFormOpen(false), proceed };
}
