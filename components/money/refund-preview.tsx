"use client";

import { useState } from "react";
import { useCancellation } from "@/lib/client/money/use-cancellation";
import { cancellationOutcome, describeRefund } from "@/lib/domain/money/cancellation-outcome";
import { formatNotice, refundFor, refundSteps } from "@/lib/domain/money/cancellation-policy";
import { formatCents } from "@/lib/domain/money/money";
import { formatInstant } from "@/lib/domain/time/dates";
import type { Booking, Cancellation } from "@/lib/schemas/booking/booking";
import { RefundFrame } from "./refund-frame";

/** The refund for canceling now, and how it decreases until the start. */
export function RefundPreview({ booking }: { booking: Booking }) {
  const { totalAmount } = booking;
  const [expected] = useState(() => estimateCancellation(booking, new Date()));
  return (
    <RefundFrame answer={useCancellation(booking.id, true)} expected={expected}>
      {(cancellation) => (
        <>
          <p>
            {describeRefund(
              { totalAmount, paidAmount: cancellation.paidAmount },
              cancellation.refundPercent,
              formatNotice(cancellation.refundPercent),
            )}
          </p>
          {totalAmount > 0 && <LaterSteps {...cancellation} />}
        </>
      )}
    </RefundFrame>
  );
}

/** An estimate of the server's answer, with the browser's clock and the payments known to the page. */
function estimateCancellation(booking: Booking, now: Date): Cancellation {
  const { startsAt, totalAmount } = booking;
  const start = new Date(startsAt);
  const refund = refundFor(start, totalAmount, now);
  const steps = refundSteps(start, totalAmount, now).map(({ until, ...step }) => ({
    ...step,
    ...cancellationOutcome(booking, step.percent),
    until: until.toISOString(),
  }));
  return { ...refund, ...cancellationOutcome(booking, refund.refundPercent), steps };
}

/** The later refund steps; nothing where waiting does not reduce the refund. */
function LaterSteps({ paidAmount, steps: [current, ...later] }: Pick<Cancellation, "paidAmount" | "steps">) {
  if (current === undefined || later.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 text-[0.92rem] text-ink-2 tabular-nums">
      {[current, ...later].map((step) => (
        <li key={step.until} className="flex flex-wrap justify-between gap-x-4">
          <span>{stepLabel(step, paidAmount)}</span>
          <span className="ml-auto">{stepOutcome(step)}</span>
        </li>
      ))}
    </ul>
  );
}

type Step = Cancellation["steps"][number];

/** The percentage is shown only where something was paid. */
function stepLabel({ percent, until }: Step, paidAmount: number): string {
  if (percent === 0) return "dopo";
  const last = `fino a ${formatInstant(new Date(until))}`;
  return paidAmount > 0 ? `${percent}% ${last}` : last;
}

function stepOutcome({ percent, comesBack, stillOwed }: Step): string {
  if (comesBack > 0) return `rimborso ${formatCents(comesBack)}`;
  if (stillOwed > 0) return `da pagare ${formatCents(stillOwed)}`;
  return percent > 0 ? "nulla da pagare" : "nessun rimborso";
}
