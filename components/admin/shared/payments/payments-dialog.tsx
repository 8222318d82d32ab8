"use client";

import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import type { Balance } from "@/lib/domain/money/balance";
import type { PayableKind, PaymentKind } from "@/lib/domain/money/payment";
import { PaymentsSection } from "./payments-section";
import { PlaceAmount } from "./place-amount";

/** The payments of one booking or place; opened to take or to give back, with the sum filled in. */
export function PaymentsDialog({
  kind,
  id,
  balance,
  title,
  place,
  startsWith,
  onClose,
}: {
  kind: PayableKind;
  id: number;
  balance: Balance;
  title: string;
  /** Where its total is changed, and what it is in cents. */
  place?: { path: string; totalAmount: number };
  /** What is to be written at once. */
  startsWith?: PaymentKind | undefined;
  onClose: () => void;
}) {
  return (
    <GuardedDialog
      title="Pagamenti"
      description={title}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => (
        <>
          <PaymentsSection
            kind={kind}
            id={id}
            balance={balance}
            startsWith={startsWith}
            onDirtyChange={setDirty}
          />
          {place && <PlaceAmount {...place} onDirtyChange={setDirty} />}
        </>
      )}
    </GuardedDialog>
  );
}
