import type { Conflict } from "@/lib/schemas/conflict";
import { conflictKey, conflictTime, conflictTitle } from "./conflict-words";

/** What meets the calendar that a room follows: each with its time, and the room where there are several. */
export function ConflictLines({
  label,
  conflicts,
  roomName,
}: {
  label: string;
  conflicts: readonly Conflict[];
  roomName?: (spaceId: number) => string;
}) {
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
      {conflicts.map((conflict) => (
        <li key={conflictKey(conflict)} className="border-b border-sand-100 py-2.5 last:border-0">
          <span className="block font-semibold wrap-anywhere">{conflictTitle(conflict)}</span>
          <span className="block text-[0.92rem] text-ink-2 tabular-nums">
            {conflictTime(conflict)}
            {roomName && `, ${roomName(conflict.spaceId)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
