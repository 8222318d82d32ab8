import { formatCents } from "@/lib/domain/money/money";
import type { MergedField, MergedValue } from "@/lib/domain/panel/merge-preview";
import { isCalendarDay } from "@/lib/domain/time/dates";
import { formatDay } from "@/lib/domain/time/day-format";
import type { DuplicateReason, ListedPerson } from "@/lib/schemas/panel/people";

const REASONS: Record<DuplicateReason, string> = {
  email: "stessa e-mail",
  phone: "stesso telefono",
  name: "stesso nome e giorno di nascita",
};

/** "stessa e-mail, stesso telefono" */
export const reasonsText = (reasons: readonly DuplicateReason[]): string =>
  reasons.map((reason) => REASONS[reason]).join(", ");

/** "3 prenotazioni, pagati 90,00 €, da pagare 20,00 €" */
export function sumsText({ bookingsCount, paidTotal, dueTotal }: ListedPerson): string {
  const bookings = bookingsCount === 1 ? "1 prenotazione" : `${bookingsCount} prenotazioni`;
  const due = dueTotal > 0 ? `, da pagare ${formatCents(dueTotal)}` : "";
  return `${bookings}, pagati ${formatCents(paidTotal)}${due}`;
}

const FIELD_LABELS: Record<MergedField, string> = {
  email: "e-mail",
  phone: "telefono",
  dateOfBirth: "data di nascita",
  placeOfBirth: "luogo di nascita",
  fiscalCode: "codice fiscale",
  address: "indirizzo",
  city: "città",
  postalCode: "CAP",
  certificateUntil: "certificato fino al",
  memberUntil: "tessera fino al",
  note: "nota",
};

/** "telefono 06 111" */
export const valueText = ({ field, value }: MergedValue): string =>
  `${FIELD_LABELS[field]} ${isCalendarDay(value) ? formatDay(value) : value}`;
