import type { PlacedEntry } from "@/lib/domain/booking/board-row";
import { entryWords, shortHours } from "@/lib/domain/booking/board-words";
import { timeOf } from "@/lib/domain/time/dates";
import type { BoardEntry } from "@/lib/schemas/board";
import { cn } from "@/lib/utils";
import { cell } from "./board-look";
import { entryKey } from "./entry-key";
import { lookOf, PAYMENT_SIGNS } from "./entry-look";

/** One thing that takes a room's time: its sign, hours, name, and what is to be paid. */
export function EntryCell({
  placed: { entry, from, to, lane },
  room,
}: {
  placed: PlacedEntry<BoardEntry>;
  room: string;
}) {
  const { bar, Icon } = lookOf(entry);
  const words = entryWords(entry, room);
  return (
    <button
      type="button"
      {...cell(from + 2, to - from + 1)}
      tabIndex={-1}
      data-stop="entry"
      data-column={from}
      data-key={entryKey(entry)}
      title={words}
      className={cn(
        "relative z-5 m-px flex min-w-0 touch-pan-x touch-pan-y flex-col justify-center overflow-hidden rounded-sm border-[1.5px] px-1 py-0.5 text-left text-[0.78rem] leading-tight font-semibold hover:shadow-raised focus-visible:z-10 focus-visible:-outline-offset-2",
        bar,
      )}
      style={{ gridColumn: `${from + 2} / ${to + 3}`, gridRow: lane + 1 }}
    >
      <span className="sr-only">{words}</span>
      <span aria-hidden className="flex max-w-full items-center gap-1 text-[0.7rem] font-medium">
        <Icon className="size-3 shrink-0" />
        {entry.paymentStatus !== null && (
          <span className="shrink-0 font-bold">{PAYMENT_SIGNS[entry.paymentStatus]}</span>
        )}
        <span className="truncate tabular-nums">
          {shortHours(timeOf(new Date(entry.startsAt)), timeOf(new Date(entry.endsAt)))}
        </span>
      </span>
      <span aria-hidden className="max-w-full truncate">
        {entry.label}
      </span>
    </button>
  );
}
