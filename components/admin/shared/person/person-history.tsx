"use client";

import { useState } from "react";
import { BookingDialogById } from "@/components/admin/shared/booking/booking-dialog-by-id";
import { PaymentsDialog } from "@/components/admin/shared/payments/payments-dialog";
import { SeriesPaymentsDialog } from "@/components/admin/shared/payments/series-payments-dialog";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { PaymentBadge } from "@/components/money/payment-badge";
import { Button } from "@/components/ui/button";
import { Coins } from "@/components/ui/icons";
import { formatCents } from "@/lib/domain/money/money";
import { payableName } from "@/lib/domain/money/payment";
import { comingFirst } from "@/lib/domain/panel/history-order";
import { dayOf } from "@/lib/domain/time/dates";
import { formatShortDay } from "@/lib/domain/time/day-format";
import type { PastThing } from "@/lib/schemas/panel/past-thing";

type Press =
  | { what: "open"; thing: PastThing }
  | { what: "payment"; thing: PastThing }
  | { what: "series"; seriesId: number; title: string };

function days({ startDate, endDate }: PastThing): string {
  if (startDate === null) return "senza data";
  const first = formatShortDay(startDate);
  return endDate === null || endDate === startDate ? first : `${first} – ${formatShortDay(endDate)}`;
}

/** Series with more than one unpaid date, each with its total due. */
function openSeries(things: readonly PastThing[]) {
  const bySeries = new Map<number, { title: string; count: number; due: number }>();
  for (const { seriesId, title, dueAmount } of things) {
    if (seriesId === null || dueAmount === 0) continue;
    const { count, due } = bySeries.get(seriesId) ?? { count: 0, due: 0 };
    bySeries.set(seriesId, { title, count: count + 1, due: due + dueAmount });
  }
  return [...bySeries].filter(([, { count }]) => count > 1);
}

/** A person's bookings and sign-ups, the next ones first: each can be opened, and payments be taken. */
export function PersonHistory({ history }: { history: readonly PastThing[] }) {
  const [pressed, setPressed] = useState<Press | null>(null);
  const close = () => setPressed(null);
  const { coming, past } = comingFirst(history, dayOf(new Date()));
  return (
    <section
      aria-label="Prenotazioni e iscrizioni"
      className="flex flex-col gap-4 border-t border-sand-200 pt-4"
    >
      <h3 className="text-lg">Prenotazioni e iscrizioni</h3>
      {history.length === 0 && <p className="text-ink-2">Ancora nulla.</p>}
      {openSeries(history).map(([seriesId, { title, count, due }]) => (
        <p
          key={seriesId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sand-100 px-4 py-3"
        >
          <span className="tabular-nums">
            {title}, {count} date: da pagare <strong>{formatCents(due)}</strong>
          </span>
          <Button size="sm" onClick={() => setPressed({ what: "series", seriesId, title })}>
            <Coins />
            Incassa tutta la serie
          </Button>
        </p>
      ))}
      <Things title="In arrivo" things={coming} onPress={setPressed} />
      <Things title="Passate e annullate" things={past} onPress={setPressed} />
      {pressed?.what === "series" && <SeriesPaymentsDialog {...pressed} onClose={close} />}
      {pressed && "thing" in pressed && <Opened press={pressed} history={history} onClose={close} />}
    </section>
  );
}

/** The dialog of a booking; for sign-ups, and where a payment is taken, that of the payments. */
function Opened({
  press: { what, thing: opened },
  history,
  onClose,
}: {
  press: Exclude<Press, { what: "series" }>;
  history: readonly PastThing[];
  onClose: () => void;
}) {
  if (what === "open" && opened.kind === "booking")
    return <BookingDialogById id={opened.id} onClose={onClose} />;
  const thing = history.find(({ kind, id }) => kind === opened.kind && id === opened.id) ?? opened;
  // Once it is paid, the dialog that was opened for the payment closes.
  if (what === "payment" && thing.dueAmount === 0) return null;
  return (
    <PaymentsDialog
      kind={thing.kind}
      id={thing.id}
      balance={thing}
      title={`${payableName(thing.kind, thing.confirmationNumber)}, ${thing.title}`}
      startsWith={what === "payment" ? "payment" : undefined}
      onClose={onClose}
    />
  );
}

/** Of each list, so that what follows it stays within reach. */
const SHOWN_AT_ONCE = 6;

function Things({
  title,
  things,
  onPress,
}: {
  title: string;
  things: readonly PastThing[];
  onPress: (press: Press) => void;
}) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (things.length === 0) return null;
  const hidden = things.length - shown;
  return (
    <div>
      <h4 className="font-semibold text-ink-2">{title}</h4>
      <ul aria-label={title} className="flex flex-col">
        {things.slice(0, shown).map((thing) => (
          <Thing key={`${thing.kind} ${thing.id}`} thing={thing} onPress={onPress} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="link" size="sm" className="-mx-1" onClick={() => setShown(things.length)}>
          {hidden === 1 ? "Mostra anche l'altra" : `Mostra le altre ${hidden}`}
        </Button>
      )}
    </div>
  );
}

function Thing({ thing, onPress }: { thing: PastThing; onPress: (press: Press) => void }) {
  const { kind, title, confirmationNumber, totalAmount, dueAmount, refundDue, paymentStatus } = thing;
  const name = payableName(kind, confirmationNumber);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand-100 py-2 last:border-0">
      <span className="min-w-0">
        <button
          type="button"
          className="-mt-2.5 -mb-1 inline-flex min-h-11 items-center text-left font-semibold underline decoration-sage-300 decoration-2 underline-offset-4 wrap-anywhere"
          onClick={() => onPress({ what: "open", thing })}
        >
          {title}
          <span className="sr-only">, {name}</span>
        </button>
        <span className="block text-[0.9rem] text-ink-2">
          {days(thing)} · {name}
          {totalAmount !== null && ` · ${formatCents(totalAmount)}`}
          {dueAmount > 0 && `, da pagare ${formatCents(dueAmount)}`}
          {refundDue > 0 && `, da rimborsare ${formatCents(refundDue)}`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {paymentStatus !== "none" && dueAmount === 0 && <PaymentBadge status={paymentStatus} />}
        {thing.status !== "confirmed" && <BookingStatusBadge status={thing.status} />}
        {dueAmount > 0 && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`Incassa: ${name}, ${title}`}
            onClick={() => onPress({ what: "payment", thing })}
          >
            <Coins />
            Incassa
          </Button>
        )}
      </span>
    </li>
  );
}
