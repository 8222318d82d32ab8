import type { Closure, ClosureSaved } from "@/lib/schemas/closure/closure";
import type { Conflict } from "@/lib/schemas/conflict";

/**
 * Whether a lesson does not block a closure: closures of whole days suspend it, and one without a room is not
 * affected.
 */
export const isLessonBeside =
  ({ startTime }: Pick<Closure, "startTime">) =>
  ({ kind, spaceId }: Conflict): boolean =>
    kind === "course" && (startTime === null || spaceId === null);

const canceledText = (count: number) =>
  count === 1 ? "Una prenotazione è annullata." : `${count} prenotazioni sono annullate.`;

const mailsText = (count: number) =>
  count === 0
    ? "Nessuno ha un indirizzo: non parte alcuna e-mail."
    : count === 1
      ? "Parte una e-mail."
      : `Partono ${count} e-mail.`;

/** How many bookings a closure canceled and how many customers get a mail; undefined where it canceled none. */
export const cancellationText = ({ canceled, mailed }: ClosureSaved): string | undefined =>
  canceled.length === 0 ? undefined : `${canceledText(canceled.length)} ${mailsText(mailed)}`;
