import "server-only";
import { ledgerSelect } from "@/lib/data/money/payments";
import { balanceOf, type LedgerEntry, type Owed } from "@/lib/domain/money/balance";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";

/** The columns that places in courses and at events have in common. */
export const PLACE_COLUMNS = {
  id: true,
  userId: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  status: true,
  notes: true,
  seats: true,
  companions: true,
  totalAmount: true,
  canceledAt: true,
  refundPercent: true,
  refundAmount: true,
  canceledBy: true,
  cancelReason: true,
  checkInCode: true,
  checkedInAt: true,
  payments: ledgerSelect,
} as const;

interface PlaceRow extends Owed {
  id: number;
  canceledAt: Date | null;
  checkedInAt: Date | null;
  payments: readonly LedgerEntry[];
}

/** What answers say of such a row otherwise than its columns do. */
export const placeFacts = ({ payments, ...row }: PlaceRow) => ({
  ...balanceOf(row, payments),
  canceledAt: row.canceledAt?.toISOString() ?? null,
  checkedInAt: row.checkedInAt?.toISOString() ?? null,
  confirmationNumber: confirmationNumber(row.id),
});
