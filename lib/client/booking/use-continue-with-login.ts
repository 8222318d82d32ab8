"use client";

import { useEffect, useRef, useState } from "react";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { choiceToPeriod, type PickerChoice } from "@/lib/domain/room-time/picker-choice";
import { loadBookingDraft, saveBookingDraft } from "./booking-draft";
import { currentPath } from "./current-path";

/** After a login, the modal closes before the session is updated; a closed modal counts as abandoned after this time. */
export const SESSION_UPDATE_GRACE_MS = 1000;

/**
 * The step from the picker to the booking form: `proceed` opens the form for signed-in users and the login for others.
 * `isFormOpen` becomes true by itself once they have signed in, also after a reload or on another page.
 */
export function useContinueWithLogin(spaceId: number, choice: PickerChoice) {
  const { status } = useSession();
  const { open: modal, openLogin } = useAuthModal();
  const [isFormOpen, setFormOpen] = useState(false);
  const [isContinuePending, setContinuePending] = useState(false);
  const [isLoginOpen, setLoginOpen] = useState(false);
  const hadModal = useRef(false);
  const canBook = choiceToPeriod(choice) !== null;

  useEffect(() => {
    if (status !== "authenticated" || !canBook) return;
    if (!loadBookingDraft(spaceId)?.isContinuing) return;
    saveBookingDraft(spaceId, { choice, isContinuing: false });
    setFormOpen(true);
  }, [status, canBook, spaceId, choice]);

  // Closing the login without signing in abandons the step: a later login does not open the form.
  useEffect(() => {
    const hasClosed = modal === null && hadModal.current;
    hadModal.current = modal !== null;
    if (hasClosed) setLoginOpen(false);
    if (!hasClosed || status === "authenticated") return;
    const timer = setTimeout(
      () => saveBookingDraft(spaceId, { choice, isContinuing: false }),
      SESSION_UPDATE_GRACE_MS,
    );
    return () => clearTimeout(timer);
  }, [modal, status, spaceId, choice]);

  // The button may have been pressed before the session was loaded.
  useEffect(() => {
    if (!isContinuePending || status === "loading") return;
    setContinuePending(false);
    if (status !== "anonymous") return;
    setLoginOpen(true);
    openLogin();
  }, [isContinuePending, status, openLogin]);

  function proceed(): void {
    if (status === "authenticated") {
      setFormOpen(true);
      return;
    }
    saveBookingDraft(spaceId, { choice, isContinuing: true, path: currentPath() });
    setContinuePending(true);
  }

  /** Whether a dialog that `proceed` opened is shown: the form or the login. */
  const isDialogOpen = isFormOpen || isLoginOpen;
  return { isFormOpen, isDialogOpen, closeForm: () => setFormOpen(false), proceed };
}
