import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import type { Conflict } from "@/lib/schemas/conflict";
import type { ShownSpace } from "@/lib/schemas/space/space";
import { conflictKey, conflictTime, conflictTitle } from "./conflict-texts";

interface ConflictLinesProps {
  label: string;
  conflicts: readonly Conflict[];
  roomName?: (spaceId: number) => string;
  children?: (conflict: Conflict) => ReactNode;
}

export function ConflictLines({ label, conflicts, roomName, children }: ConflictLinesProps) {
  const t = useTranslations("panel.conflicts");
  const formats = useFormats();
  const word = useTextResolver();
  const isVia = conflicts.some(({ viaSpaceId }) => viaSpaceId !== undefined);
  const { data: spaces } = useQuery<ShownSpace[]>({ queryKey: ["/api/spaces"], enabled: isVia });
  /** "con Sala Grande" */
  const viaOf = ({ viaSpaceId }: Conflict): string[] => {
    const whole = spaces?.find(({ id }) => id === viaSpaceId);
    return whole === undefined ? [] : [t("withWhole", { room: whole.name })];
  };
  /** "mar 1 dic 2026, 08:00 – 13:00, Sala Loto, 3 posti occupati" */
  const facts = (conflict: Conflict): string[] => [
    conflictTime(conflict, formats),
    ...(roomName ? [conflict.spaceId === null ? t("noRoom") : roomName(conflict.spaceId)] : []),
    ...viaOf(conflict),
    ...(conflict.signUps === undefined ? [] : [t("takenPlaces", { count: conflict.signUps })]),
  ];
  return (
    <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
      {conflicts.map((conflict) => (
        <li
          key={conflictKey(conflict)}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-sand-100 py-2.5 last:border-0"
        >
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{conflictTitle(conflict, word)}</span>
            <span className="block text-[0.92rem] text-ink-2 tabular-nums">{facts(conflict).join(", ")}</span>
          </span>
          {children?.(conflict)}
        </li>
      ))}
    </ul>
  );
}
