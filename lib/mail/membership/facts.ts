import type { FeeReminder } from "@/lib/domain/membership/fee-reminder";

/** The application of a member, or what became of it. Days are calendar days in Rome, amounts cents. */
export interface MemberFacts {
  kind: "member";
  /** Of the application. */
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  lastName: string;
  /** Empty without an address. */
  email: string;
  /** The label of the category. */
  category: string;
  appliedOn: string;
  resolution: string | null;
  number: number | null;
  paidUntil: string | null;
  /** The fee to be paid; null where there is none. */
  fee: FeeFacts | null;
}

export interface FeeFacts {
  /** Null for a fee that is not written yet, since its year has not begun. */
  id: number | null;
  from: string;
  until: string;
  dueAmount: number;
}

/** A mail about a fee: `fee` is the one to be paid. */
export interface FeeReminderFacts extends MemberFacts {
  fee: FeeFacts;
  reminder: FeeReminder;
  /** The day from which it is due. */
  dueOn: string;
}
