import type { FeeReminder } from "@/lib/domain/membership/fee-reminder";

/** An application for membership, or its outcome. Days are calendar days in Rome, amounts cents. */
export interface MemberFacts {
  kind: "member";
  /** The application's. */
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  lastName: string;
  /** Empty without an address. */
  email: string;
  /** The category's label. */
  category: string;
  appliedOn: string;
  resolution: string | null;
  number: number | null;
  paidUntil: string | null;
  /** The fee due; null without one. */
  fee: FeeFacts | null;
}

export interface FeeFacts {
  /** Null for a fee that is not recorded yet, since its year has not begun. */
  id: number | null;
  from: string;
  until: string;
  dueAmount: number;
}

/** `fee` is the fee due. */
export interface FeeReminderFacts extends MemberFacts {
  fee: FeeFacts;
  reminder: FeeReminder;
  /** The day from which it is due. */
  dueOn: string;
}
