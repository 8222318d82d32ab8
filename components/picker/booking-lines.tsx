import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { freeCancellationUntil } from "@/lib/domain/money/cancellation-policy";
import { formatCents, ON_REQUEST_TEXT } from "@/lib/domain/money/money";
import { DAY_PARTS, dayPartOf } from "@/lib/domain/room-time/day-parts";
import { isHalfDay, type Period } from "@/lib/domain/room-time/period";
import { isIssue, resolvePeriod } from "@/lib/domain/room-time/resolve-period";
import { formatDayRange, formatInstant, formatLongDay } from "@/lib/domain/time/dates";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { PickerSpace } from "./picker-space";

interface BookingLinesProps {
  space: PickerSpace;
  request: Period;
  quote: SpaceQuote;
  now: Date;
  /** Whether the price has changed since the quote, which hides the price lines. */
  isPriceOutdated?: boolean;
}

/** The details of the period to book; all amounts come from the server's quote. */
export function BookingLines({
  space,
  request,
  quote,
  now,
  isPriceOutdated: isPriceOld = false,
}: BookingLinesProps) {
  const resolved = resolvePeriod(space, request);
  const times = isIssue(resolved) ? null : `${resolved.startTime} – ${resolved.endTime}`;
  const freeUntil = isIssue(resolved) ? null : freeCancellationUntil(resolved.startsAt);

  return (
    <dl className="grid gap-y-2 text-[0.97rem] tabular-nums">
      <Line label={describeDays(request)}>{periodLabel(request)}</Line>
      {times && <Line label="Orario">{times}</Line>}
      {!isPriceOld && <PriceLines request={request} quote={quote} />}
      {!quote.isAvailable ? null : freeUntil && freeUntil > now ? (
        <Line label="Annullamento gratuito" className="font-semibold text-sage-700">
          fino a {formatInstant(freeUntil)}
        </Line>
      ) : (
        <Line label="Annullamento" className="text-ink-2">
          rimborso secondo le condizioni
        </Line>
      )}
    </dl>
  );
}

function PriceLines({ request, quote }: Pick<BookingLinesProps, "request" | "quote">) {
  const discounts = quote.lines.filter(({ amount }) => amount < 0);
  return (
    <>
      <RateLines
        request={request}
        quote={{ ...quote, lines: quote.lines.filter(({ amount }) => amount >= 0) }}
      />
      {discounts.map(({ label, amount }) => (
        <Line key={label} label={label}>
          {formatCents(amount)}
        </Line>
      ))}
    </>
  );
}

function RateLines({ request, quote }: Pick<BookingLinesProps, "request" | "quote">) {
  const priceLabel = isHalfDay(request) ? "Prezzo mezza giornata" : "Prezzo giornaliero";
  const [only] = quote.lines;
  if (quote.isOnRequest || only === undefined) return <Line label={priceLabel}>{ON_REQUEST_TEXT}</Line>;
  if (quote.lines.length === 1 && only.quantity === 1 && !isByWeek(only.label)) {
    return <Line label={priceLabel}>{formatCents(only.amount)}</Line>;
  }
  return quote.lines.map(({ label, quantity, unitAmount, amount }) => (
    <Line
      key={label}
      label={
        <>
          {isByWeek(label) ? "Prezzo settimanale" : priceLabel}
          <span className="block text-sm text-ink-2">
            {quantity} {label.toLowerCase()} × {formatCents(unitAmount)}
          </span>
        </>
      }
    >
      {formatCents(amount)}
    </Line>
  ));
}

const isByWeek = (label: string): boolean => label.startsWith("Settiman");

function describeDays({ startDate, endDate }: Period): string {
  return startDate === endDate ? formatLongDay(startDate) : formatDayRange(startDate, endDate);
}

function periodLabel({ isFullDay, startTime, endTime }: Period): string {
  if (isFullDay) return DAY_PARTS.giornata.label.toLowerCase();
  const period = startTime && endTime ? dayPartOf(startTime, endTime) : null;
  return period ? DAY_PARTS[period].label.toLowerCase() : "orario libero";
}

function Line({ label, children, className }: { label: ReactNode; children: ReactNode; className?: string }) {
  return (
    <div className={cn("flex items-baseline justify-between gap-4", className)}>
      <dt className="min-w-0">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
