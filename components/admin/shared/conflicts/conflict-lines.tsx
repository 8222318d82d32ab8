import type { ReactNode } from "react";
import { useWord } from "@/components/ui/use-words";
import type { Conflict } from "@/lib/schemas/conflict";
import { conflictKey, conflictTime, conflictTitle } from "./conflict-texts";

/** A list of conflicts, each with its time, and the room where there are several. */
export function ConflictLines({
  label,
  conflicts,
  roomName,
  children,
}: {
  label: string;
  conflicts: readonly Conflict[];
  roomName?: (spaceId: number) => string;
  /** Actions for one conflict. */
  children?: (conflict: Conflict) => ReactNode;
}) {
  const word = useWord();
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
      {conflicts.map((conflict) => (
        <li
          key={conflictKey(conflict)}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-sand-100 py-2.5 last:border-0"
        >
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{conflictTitle(conflict, word)}</span>
            <span className="block text-[0.92rem] text-ink-2 tabular-nums">
              {conflictTime(conflict)}
              {roomName && `, ${conflict.spaceId === null ? "senza sala" : roomName(conflict.spaceId)}`}
              {conflict.signUps !== undefined &&
                `, ${conflict.signUps === 1 ? "1 posto occupato" : `${conflict.signUps} posti occupati`}`}
            </span>
          </span>
          {children?.(conflict)}
        </li>
      ))}
    </ul>
  );
}
