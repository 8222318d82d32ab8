import { formatCents } from "@/lib/domain/money/money";
import type { Person, PersonWithHistory } from "@/lib/schemas/panel/person";

export const personName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** A person's balance in one line. */
export function balanceText({
  dueTotal,
  refundDueTotal,
}: Pick<PersonWithHistory, "dueTotal" | "refundDueTotal">): string {
  const parts = [
    ...(dueTotal > 0 ? [`da pagare ${formatCents(dueTotal)}`] : []),
    ...(refundDueTotal > 0 ? [`da rimborsare ${formatCents(refundDueTotal)}`] : []),
  ];
  return parts.length === 0 ? "in pari" : parts.join(", ");
}
