import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Download } from "@/components/ui/icons";
import { useWord } from "@/components/ui/use-words";
import { formatCents } from "@/lib/domain/money/money";
import { formatShortDay } from "@/lib/domain/time/day-format";
import { WAITING_STATUS_LABELS, waitingPeriodLabel } from "@/lib/domain/waiting/waiting-labels";
import type { Receipt } from "@/lib/schemas/till/receipt";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

const ROW =
  "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2 last:border-0";

/** A person's entries in waiting lists, with the position; renders nothing where there are none. */
export function PersonWaits({ waits }: { waits: readonly WaitingEntry[] }) {
  const word = useWord();
  if (waits.length === 0) return null;
  return (
    <section aria-label="In attesa" className="border-t border-sand-200 pt-4">
      <h3 className="text-lg">In attesa</h3>
      <ul className="pt-2">
        {waits.map((entry) => (
          <li key={entry.id} className={ROW}>
            <span className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{entry.title}</span>
              <span className="block text-[0.9rem] text-ink-2">{word(waitingPeriodLabel(entry))}</span>
            </span>
            <span className="text-[0.95rem]">
              {WAITING_STATUS_LABELS[entry.status]}
              {entry.position !== null && `, ${entry.position}º posto`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A person's receipts; renders nothing where there are none. */
export function PersonReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  if (receipts.length === 0) return null;
  return (
    <section aria-label="Ricevute" className="border-t border-sand-200 pt-4">
      <h3 className="text-lg">Ricevute</h3>
      <ul className="max-h-60 overflow-y-auto pt-2">
        {receipts.map(({ id, number, date, total, stampDuty, canceledAt }) => (
          <li key={id} className={cn(ROW, "tabular-nums")}>
            <span className="min-w-0">
              <span className={cn("block font-semibold", canceledAt !== null && "line-through")}>
                n. {number}
              </span>
              <span className="block text-[0.9rem] text-ink-2">
                {formatShortDay(date)} · {formatCents(total + stampDuty)}
                {canceledAt !== null && " · annullata"}
              </span>
            </span>
            <Button variant="ghost" size="sm" asChild>
              <a href={`/api/receipts/${id}/pdf`}>
                <Download />
                PDF<span className="sr-only"> della ricevuta n. {number}</span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
