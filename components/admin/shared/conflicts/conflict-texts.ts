import type { useFormats } from "@/components/ui/use-words";
import type { Word } from "@/lib/domain/language/text";
import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { dayOf, timeOf } from "@/lib/domain/time/dates";
import type { Conflict } from "@/lib/schemas/conflict";

export const conflictKey = ({ kind, id, spaceId, startsAt }: Conflict) =>
  `${kind}-${id}-${spaceId}-${startsAt}`;

/** "#P00042" for a booking, otherwise empty. */
export const conflictNumber = ({ confirmationNumber }: Conflict): string =>
  confirmationNumber === undefined ? "" : `#${formatConfirmationNumber("booking", confirmationNumber)}`;

/** "Prenotazione #P00042: Anna Bianchi" */
export const conflictTitle = (conflict: Conflict, word: Word): string => {
  const { label, hasTitle } = rulesOfKind(conflict.kind);
  const what = `${word(label)} ${conflictNumber(conflict)}`.trim();
  return hasTitle ? `${what}: ${conflict.title}` : what;
};

/** "mar 1 dic, 08:00 – 13:00", with both days if it spans several. */
export function conflictTime(
  { startsAt, endsAt }: Pick<Conflict, "startsAt" | "endsAt">,
  { instant }: ReturnType<typeof useFormats>,
): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return `${instant(start)} – ${dayOf(start) === dayOf(end) ? timeOf(end) : instant(end)}`;
}
