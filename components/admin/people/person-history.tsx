import { PaymentBadge } from "@/components/shared/payment-badge";
import { StatusBadge } from "@/components/shared/status-badge";
import { formatCents } from "@/lib/domain/money/money";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { PastThing } from "@/lib/schemas/person";

const KIND_LABELS: Record<PastThing["kind"], string> = {
  booking: "Spazio",
  course: "Corso",
  event: "Evento",
};

function days({ startDate, endDate }: PastThing): string {
  if (startDate === null) return "senza data";
  const first = formatShortDay(startDate);
  return endDate === null || endDate === startDate ? first : `${first} – ${formatShortDay(endDate)}`;
}

/** What a person has booked and signed up for, the latest first. */
export function PersonHistory({ history }: { history: readonly PastThing[] }) {
  return (
    <section className="border-t border-sand-200 pt-4">
      <h3 className="text-lg">Prenotazioni e iscrizioni</h3>
      {history.length === 0 ? (
        <p className="pt-2 text-ink-2">Ancora nulla.</p>
      ) : (
        <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto pt-2">
          {history.map((thing) => (
            <li
              key={`${thing.kind} ${thing.id}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2 last:border-0"
            >
              <span className="min-w-0">
                <span className="block font-semibold [overflow-wrap:anywhere]">
                  {KIND_LABELS[thing.kind]}: {thing.title}
                </span>
                <span className="block text-[0.9rem] text-ink-2">
                  {days(thing)}
                  {thing.totalAmount !== null && ` · ${formatCents(thing.totalAmount)}`}
                  {thing.dueAmount > 0 && `, da pagare ${formatCents(thing.dueAmount)}`}
                  {thing.refundDue > 0 && `, da rimborsare ${formatCents(thing.refundDue)}`}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <PaymentBadge status={thing.paymentStatus} />
                <StatusBadge status={thing.status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
