"use client";

import type { BookingDraft } from "@/components/admin/shared/booking/new-booking/use-slot";
import { BookingDialogById, NewBookingDialog, PersonDialog } from "@/components/admin/shared/late-dialogs";
import { usePanelRole } from "@/components/admin/shared/panel-user";

export type OpenedResult =
  | { kind: "book"; draft: BookingDraft }
  | { kind: "booking"; id: number }
  | { kind: "person"; id: number };

interface DeskResultProps {
  result: OpenedResult;
  onClose: () => void;
}

/** The dialog that a result of the search opens. */
export function DeskResult({ result, onClose }: DeskResultProps) {
  const role = usePanelRole();
  switch (result.kind) {
    case "book":
      return <NewBookingDialog draft={result.draft} onClose={onClose} onBooked={onClose} />;
    case "booking":
      return <BookingDialogById id={result.id} onClose={onClose} />;
    case "person":
      return <PersonDialog id={result.id} role={role} onClose={onClose} />;
  }
}
