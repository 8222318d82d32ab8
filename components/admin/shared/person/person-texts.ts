import { formatCents } from "@/lib/domain/money/money";
import type { Standing } from "@/lib/domain/panel/standing";

export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Of the badges beside a name; a membership also says until when. */
export const STANDING_LABELS: Record<Standing, string> = {
  member: "Socio",
  account: "Account",
  unverified: "Indirizzo non verificato",
  "no-email": "Senza e-mail",
  "certificate-expired": "Certificato scaduto",
};

/** A person's balance in one line. */
export function balanceText({
  dueTotal,
  refundDueTotal,
}: {
  dueTotal: number;
  refundDueTotal: number;
}): string {
  const parts = [
    ...(dueTotal > 0 ? [`da pagare ${formatCents(dueTotal)}`] : []),
    ...(refundDueTotal > 0 ? [`da rimborsare ${formatCents(refundDueTotal)}`] : []),
  ];
  return parts.length === 0 ? "in pari" : parts.join(", ");
}

/** What a phone dials. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
