import { bareIban } from "../money/iban";
import { firstGraphemes } from "../site/truncate";

/** The data of a SEPA transfer. `amount` in cents. */
export interface Transfer {
  name: string;
  iban: string;
  amount: number;
  reason: string;
}

/** Maximum lengths of name and reason by the guideline. */
const NAME = 70;
const REASON = 140;

/**
 * The content of a QR code for banking apps: EPC069-12, version 002, UTF-8, without a BIC (which this version permits
 * within the European Economic Area).
 */
export function transferCode({ name, iban, amount, reason }: Transfer): string {
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    "",
    firstGraphemes(name, NAME),
    bareIban(iban),
    `EUR${euros}`,
    "",
    "",
    firstGraphemes(reason, REASON),
  ].join("\n");
}
