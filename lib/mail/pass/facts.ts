/** A pass. Days are calendar days in Rome, amounts cents. */
export interface PassFacts {
  kind: "pass";
  id: number;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** Empty without an address. */
  email: string;
  /** The pass's name, in the mail's language. */
  name: string;
  /** Null: unlimited. */
  entries: number | null;
  entriesLeft: number | null;
  startsOn: string;
  validUntil: string;
  totalAmount: number;
  dueAmount: number;
  refundDue: number;
  /** Why the centre canceled it; null in other mails. */
  cancelReason: string | null;
}
