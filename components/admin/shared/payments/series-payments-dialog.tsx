"use client";

import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { SeriesPayments } from "./series-payments";

/** Takes what is open of a whole series, with the sum filled in; then one receipt for all of it. */
export function SeriesPaymentsDialog({
  seriesId,
  title,
  onClose,
}: {
  seriesId: number;
  /** Whose, and where. */
  title: string;
  onClose: () => void;
}) {
  return (
    <GuardedDialog
      title="Incassa tutta la serie"
      description={title}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => (
        <SeriesPayments seriesId={seriesId} startsWriting onDirtyChange={setDirty} onDone={onClose} />
      )}
    </GuardedDialog>
  );
}
