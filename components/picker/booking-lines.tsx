import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";
import { type DayPart, dayPartOf } from "@/lib/domain/room-time/day-parts";
import { isHalfDay, type Period } from "@/lib/domain/room-time/period";
import { isIssue, resolvePeriod } from "@/lib/domain/room-time/resolve-period";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import { isByHours, isByWeek } from "./line-kind";
import type { PickerSpace } from "./picker-space";

type QuoteLine = SpaceQuote["lines"][number];

interface BookingLinesProps {
  space: PickerSpace;
  request: Period;
  quote: SpaceQuote;
  now: Date;
  /** The price has changed since the quote: hides the price lines. */
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
  const t = useTranslations("picker.lines");
  const tWords = useTranslations("bookingWords");
  const formats = useFormats();
  const { startDate, endDate } = request;
  const days = startDate === endDate ? formats.longDay(startDate) : formats.days(startDate, endDate);
  const part = partOf(request);
  const resolved = resolvePeriod(space, request);
  const times = isIssue(resolved) ? null : `${resolved.startTime} – ${resolved.endTime}`;
  const freeUntil = quote.freeCancellationUntil && new Date(quote.freeCancellationUntil);

  return (
    <dl className="grid gap-y-2 text-[0.97rem] tabular-nums">
      <Line label={days}>{part === null ? t("customHours") : tWords(`within.${part}`)}</Line>
      {times && <Line label={t("times")}>{times}</Line>}
      {!isPriceOld && <PriceLines request={request} quote={quote} />}
      {quote.isAvailable && (
        <CancellationLine
          free={freeUntil && freeUntil > now ? t("freeUntil", { instant: formats.instant(freeUntil) }) : null}
        />
      )}
    </dl>
  );
}

/** @param free until when a cancellation is free; null if it never is, or no longer */
function CancellationLine({ free }: { free: string | null }) {
  const t = useTranslations("picker.lines");
  return free === null ? (
    <Line label={t("cancellation")} className="text-ink-2">
      {t("byTerms")}
    </Line>
  ) : (
    <Line label={t("freeCancellation")} className="font-semibold text-sage-700">
      {free}
    </Line>
  );
}

const HOUR_MS = 3_600_000;

/** The notice of a free cancellation, which is the same for each date of a series as for the quoted period. */
export function SeriesCancellation({ space, request, quote }: Omit<BookingLinesProps, "now">) {
  const t = useTranslations("picker.lines");
  const resolved = resolvePeriod(space, request);
  const { freeCancellationUntil: until } = quote;
  const hours =
    until === null || isIssue(resolved)
      ? null
      : (resolved.startsAt.getTime() - new Date(until).getTime()) / HOUR_MS;
  return (
    <dl className="mt-2 text-[0.97rem] tabular-nums">
      <CancellationLine free={hours === null ? null : t("freeBefore", { hours })} />
    </dl>
  );
}

function PriceLines({ request, quote }: Pick<BookingLinesProps, "request" | "quote">) {
  const t = useTranslations("picker.lines");
  const formats = useFormats();
  const { lines } = quote;
  const isOfRoom = ({ amount, extraId }: QuoteLine) => amount >= 0 && extraId === undefined;
  return (
    <>
      <RateLines request={request} quote={{ ...quote, lines: lines.filter(isOfRoom) }} />
      {lines.map(({ extraId, label, quantity, unitAmount, amount }) =>
        extraId === undefined ? null : (
          <Line
            key={extraId}
            label={
              <>
                {label}
                <span className="block text-sm text-ink-2">
                  {t("units", { quantity, amount: formats.cents(unitAmount) })}
                </span>
              </>
            }
          >
            {formats.cents(amount)}
          </Line>
        ),
      )}
      {lines
        .filter(({ amount }) => amount < 0)
        .map(({ label, amount }) => (
          <Line key={label} label={label}>
            {formats.cents(amount)}
          </Line>
        ))}
    </>
  );
}

function RateLines({ request, quote }: Pick<BookingLinesProps, "request" | "quote">) {
  const t = useTranslations("picker.lines");
  const tWords = useTranslations("bookingWords");
  const formats = useFormats();
  const priceLabel = isHalfDay(request) ? t("halfDayPrice") : t("dayPrice");
  const labelOf = (line: QuoteLine) => {
    if (isByHours(line)) return t("hoursPrice");
    return isByWeek(line) ? t("weekPrice") : priceLabel;
  };
  const [only] = quote.lines;
  if (quote.isOnRequest || only === undefined) return <Line label={priceLabel}>{tWords("onRequest")}</Line>;
  if (quote.lines.length === 1 && only.quantity === 1 && !isByWeek(only)) {
    return <Line label={labelOf(only)}>{formats.cents(only.amount)}</Line>;
  }
  return quote.lines.map((line) => {
    const { label, quantity, unitAmount, amount } = line;
    return (
      <Line
        key={label}
        label={
          <>
            {labelOf(line)}
            <span className="block text-sm text-ink-2">
              {t("quantity", { quantity, unit: label.toLowerCase(), amount: formats.cents(unitAmount) })}
            </span>
          </>
        }
      >
        {formats.cents(amount)}
      </Line>
    );
  });
}

function partOf({ isFullDay, startTime, endTime }: Period): DayPart | null {
  if (isFullDay) return "giornata";
  return startTime && endTime ? dayPartOf(startTime, endTime) : null;
}

function Line({ label, children, className }: { label: ReactNode; children: ReactNode; className?: string }) {
  return (
    <div className={cn("flex items-baseline justify-between gap-4", className)}>
      <dt className="min-w-0">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
