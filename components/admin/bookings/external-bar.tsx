import { conflictTime } from "@/components/admin/conflicts/conflict-words";
import { CalendarSync } from "@/components/ui/icons";
import type { ExternalEntry } from "@/lib/schemas/external-calendar";
import { cn } from "@/lib/utils";

/** Told apart by colour, line and sign. */
export const EXTERNAL_LOOK = "border-lotus-700 border-double bg-lotus-100 text-lotus-700";
export const EXTERNAL_LABEL = "Calendario esterno";

/** An entry of a followed calendar on a lane; there is nothing to open. */
export function ExternalBar({
  entry,
  isCutLeft,
  isCutRight,
}: {
  entry: ExternalEntry;
  isCutLeft: boolean;
  isCutRight: boolean;
}) {
  const words = `${EXTERNAL_LABEL}, ${conflictTime(entry)}`;
  return (
    <span
      title={words}
      className={cn(
        "flex size-full min-w-6 items-center gap-1.5 overflow-hidden rounded-md border-[3px] px-1.5 text-[0.8rem] leading-tight font-semibold",
        EXTERNAL_LOOK,
        isCutLeft && "rounded-l-none border-l-0",
        isCutRight && "rounded-r-none border-r-0",
      )}
    >
      <CalendarSync className="size-3.5 shrink-0" />
      <span className="sr-only">{words}</span>
      <span aria-hidden className="min-w-0 truncate">
        {EXTERNAL_LABEL}
      </span>
    </span>
  );
}
