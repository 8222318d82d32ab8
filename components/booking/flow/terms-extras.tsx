import { useTranslations } from "next-intl";
import { useState } from "react";
import { Fold } from "@/components/shared/fold";
import { Button } from "@/components/ui/button";
import { srOnly } from "@/components/ui/sr-only";
import { useTextResolver } from "@/components/ui/use-words";
import { type BookingTerms, dateKey } from "@/lib/client/booking/booking-terms";
import { useExtras } from "@/lib/client/room-time/use-extras";
import type { Period } from "@/lib/domain/room-time/period";
import { describeDate } from "@/lib/domain/search/alternative-text";
import { ExtrasChoice } from "./extras-choice";

interface TermsExtrasProps {
  spaceId: number;
  period: Period;
  /** The dates of a series; null for a single booking. */
  series: readonly Period[] | null;
  terms: BookingTerms;
  onChange: (terms: BookingTerms) => void;
}

/** The extras of a booking. For a series: the extras of all dates, and below them the dates with different extras. */
export function TermsExtras({ spaceId, period, series, terms, onChange }: TermsExtrasProps) {
  return (
    <>
      <ExtrasChoice
        spaceId={spaceId}
        period={series ? null : period}
        chosen={terms.extras}
        onChange={(extras) => onChange({ ...terms, extras })}
      />
      {series && series.length > 1 && (
        <ExtrasByDate spaceId={spaceId} dates={series} terms={terms} onChange={onChange} />
      )}
    </>
  );
}

interface ExtrasByDateProps extends Omit<TermsExtrasProps, "period" | "series"> {
  dates: readonly Period[];
}

function ExtrasByDate({ spaceId, dates, terms, onChange }: ExtrasByDateProps) {
  const t = useTranslations("extrasChoice");
  const [opened, setOpened] = useState<string | null>(null);
  const { data: extras } = useExtras(spaceId, null);
  if (!extras?.length) return null;
  return (
    <Fold title={t("byDate")}>
      <ul className="m-0 flex list-none flex-col divide-y divide-sand-200 p-0">
        {dates.map((date) => {
          const key = dateKey(date);
          const own = terms.ofDates[key];
          const { [key]: _, ...others } = terms.ofDates;
          const props = { spaceId, date, extras: own ?? terms.extras, isOwn: own !== undefined };
          return (
            <DateExtras
              key={key}
              {...props}
              isOpen={opened === key}
              onOpen={() => setOpened(opened === key ? null : key)}
              onChange={(chosen) =>
                onChange({ ...terms, ofDates: chosen === null ? others : { ...others, [key]: chosen } })
              }
            />
          );
        })}
      </ul>
    </Fold>
  );
}

interface DateExtrasProps {
  spaceId: number;
  date: Period;
  extras: BookingTerms["extras"];
  /** The extras were chosen for this date only. */
  isOwn: boolean;
  isOpen: boolean;
  onOpen: () => void;
  /** Null resets the date to the extras of the series. */
  onChange: (extras: BookingTerms["extras"] | null) => void;
}

function DateExtras({ spaceId, date, extras, isOwn, isOpen, onOpen, onChange }: DateExtrasProps) {
  const t = useTranslations("extrasChoice");
  const word = useTextResolver();
  const name = word(describeDate(date));
  return (
    <li className="flex flex-col gap-2 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-[0.95rem] tabular-nums">
          {name}
          <span className="block text-sm text-ink-2">{t(isOwn ? "own" : "asOthers")}</span>
        </span>
        <span className="flex flex-wrap gap-2">
          {isOwn && (
            <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
              {t.rich("reset", { date: name, of: srOnly })}
            </Button>
          )}
          <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={onOpen}>
            {t.rich(isOpen ? "close" : "change", { date: name, of: srOnly })}
          </Button>
        </span>
      </div>
      {isOpen && <ExtrasChoice spaceId={spaceId} period={date} chosen={extras} onChange={onChange} />}
    </li>
  );
}
