import type { BoardEntry } from "@/lib/schemas/board";

/** What one stretch on the board is called: a course or a closure has many. */
export const entryKey = ({ kind, id, spaceId, startsAt }: BoardEntry): string =>
  `${kind}-${id}-${spaceId}-${startsAt}`;

/** What stands in a row, as one text. */
export function signatureOf(entries: readonly BoardEntry[]): string {
  return entries
    .map((one) =>
      [
        entryKey(one),
        one.endsAt,
        one.bufferEndsAt,
        one.status,
        one.paymentStatus,
        one.dueAmount,
        one.title,
        one.purpose,
      ].join("|"),
    )
    .join("\n");
}
