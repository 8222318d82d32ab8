"use client";

import { GuardedDialog } from "@/components/admin/guarded-dialog";
import type { Balance } from "@/lib/domain/money/balance";
import type { PayableKind } from "@/lib/domain/money/payment";
import { PaymentsSection } from "./payments-section";

/** The payments of one place in a course or at an event. */
export function PaymentsDialog({
  kind,
  id,
  balance,
  title,
  onClose,
}: {
  kind: PayableKind;
  id: number;
  balance: Balance;
  title: string;
  onClose: () => void;
}) {
  return (
    <GuardedDialog
      title="Pagamenti"
      description={title}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => <PaymentsSection kind={kind} id={id} balance={balance} onDirtyChange={setDirty} />}
    </GuardedDialog>
  );
}
