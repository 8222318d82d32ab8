/** A pass. Days are calendar days in Rome, amounts cents. */
export interface PassFacts {
  kind: "pass";
  id: number;
  confirmationNumber: string;
  userId: number | null;
  firstName: string;
  /** Empty without an address. */
  email: string;
  /** Of the pass, in the mail's language. */
  name: string;
  /** Null: without limit. */
  entries: number | null;
  entriesLeft: number | null;
  startsOn: string;
  validUntil: string;
  totalAmount: number;
  dueAmount: number;
  refundDue: number;
  /** Why the centre has canceled it; null for any other mail. */
  cancelReason: string | null;
}
