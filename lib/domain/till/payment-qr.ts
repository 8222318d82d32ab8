import { bareIban } from "../money/iban";
import { firstGraphemes } from "../site/truncate";

/** What a SEPA transfer says. `amount` in cents. */
export interface Transfer {
  name: string;
  iban: string;
  amount: number;
  reason: string;
}

/** The longest name and reason of the guideline. */
const NAME = 70;
const REASON = 140;

/**
 * The text of a QR code that banking apps read: EPC069-12, version 002, UTF-8, without a BIC (which the version allows
 * inside the European Economic Area).
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
