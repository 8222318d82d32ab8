"use client";

import { useState } from "react";
import { useCancellation } from "@/lib/client/use-cancellation";
import { describeRefund, refundFor, refundSteps } from "@/lib/domain/booking/cancellation-policy";
import { formatCents } from "@/lib/domain/money/money";
import { formatInstant } from "@/lib/domain/time/dates";
import type { Booking, Cancellation } from "@/lib/schemas/booking";
import { RefundFrame } from "./refund-frame";

/** What canceling gives back now, and how that changes as the start comes nearer. */
export function RefundOutlook({ booking }: { booking: Booking }) {
  const [expected] = useState(() => expectedOf(booking, new Date()));
  return (
    <RefundFrame answer={useCancellation(booking.id, true)} expected={expected}>
      {(cancellation) => (
        <>
          <p>{describeRefund(cancellation, booking.totalAmount)}</p>
          {booking.totalAmount > 0 && <LaterSteps steps={cancellation.steps} />}
        </>
      )}
    </RefundFrame>
  );
}

/** The policy by the clock of the browser. */
function expectedOf({ startsAt, totalAmount }: Booking, now: Date): Cancellation {
  const start = new Date(startsAt);
  const steps = refundSteps(start, totalAmount, now).map(({ until, ...step }) => ({
    ...step,
    until: until.toISOString(),
  }));
  return { ...refundFor(start, totalAmount, now), steps };
}

/** Only where waiting would cost something. */
function LaterSteps({ steps: [current, ...later] }: Pick<Cancellation, "steps">) {
  if (current === undefined || later.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-[0.92rem] text-ink-2 tabular-nums">
      {[current, ...later].map(({ until, percent, amount }) => (
        <li key={until} className="flex flex-wrap justify-between gap-x-4">
          <span>{stepLabel(percent, until)}</span>
          <span>{amount > 0 ? formatCents(amount) : "nessun rimborso"}</span>
        </li>
      ))}
    </ul>
  );
}

const stepLabel = (percent: number, until: string) =>
  percent > 0 ? `${percent}% fino a ${formatInstant(new Date(until))}` : "dopo";
