import type { Closure, ClosureSaved } from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";

/** Whether a lesson refuses no closure: one of whole days takes it, one without a room goes on beside it. */
export const isLessonBeside =
  ({ startTime }: Pick<Closure, "startTime">) =>
  ({ kind, spaceId }: Conflict): boolean =>
    kind === "course" && (startTime === null || spaceId === null);

const canceledWords = (count: number) =>
  count === 1 ? "Una prenotazione è annullata." : `${count} prenotazioni sono annullate.`;

const mailedWords = (count: number) =>
  count === 0
    ? "Nessuno ha un indirizzo: non parte alcuna e-mail."
    : count === 1
      ? "Parte una e-mail."
      : `Partono ${count} e-mail.`;

/** What became of the bookings that a closure canceled; undefined where it canceled none. */
export const outcomeWords = ({ canceled, mailed }: ClosureSaved): string | undefined =>
  canceled.length === 0 ? undefined : `${canceledWords(canceled.length)} ${mailedWords(mailed)}`;
