import { formatCents } from "./money";

/** What giving a place up means for the money. Cents. */
export interface PlaceMoney {
  totalAmount: number;
  paidAmount: number;
  refundPercent: number;
  refundAmount: number;
}

/** What comes back, or remains to be paid, before anybody decides. */
export function refundWords({ totalAmount, paidAmount, refundPercent, refundAmount }: PlaceMoney): string {
  if (totalAmount === 0 && paidAmount === 0) return "Non c'è alcun importo da rimborsare.";
  const rest = totalAmount - refundAmount;
  const back = Math.max(0, paidAmount - rest);
  const due = Math.max(0, rest - paidAmount);
  if (back > 0) return `Ti restituiamo ${formatCents(back)} (rimborso del ${refundPercent}%).`;
  if (due > 0) return `Il rimborso è del ${refundPercent}%: restano da pagare ${formatCents(due)}.`;
  return paidAmount > 0 ? "Non è previsto alcun rimborso." : "Non dovrai pagare nulla.";
}
