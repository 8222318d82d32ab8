import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PickerProblem } from "@/components/picker/picker-messages";
import { Fold } from "@/components/shared/fold";
import { Button } from "@/components/ui/button";
import { Minus, Plus } from "@/components/ui/icons";
import { srOnly } from "@/components/ui/sr-only";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { type BookingTerms, dateKey } from "@/lib/client/booking/booking-terms";
import type { ChosenExtra } from "@/lib/domain/room-time/extras";
import type { Period } from "@/lib/domain/room-time/period";
import { describeDate } from "@/lib/domain/search/alternative-text";
import { periodParams } from "@/lib/domain/search/space-search-url";
import type { ListedExtra } from "@/lib/schemas/room-time/extras";

/**
 * A room's extras, with the number available in a period.
 * @param period null for the total stock, for example for several dates
 */
function useExtras(spaceId: number, period: Period | null) {
  const query = period === null ? "" : `&${periodParams(period)}`;
  return useQuery<ListedExtra[]>({ queryKey: [`/api/extras?spaceId=${spaceId}${query}`], staleTime: 0 });
}

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
          <UnbrokenHours>{name}</UnbrokenHours>
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

interface ExtrasChoiceProps {
  spaceId: number;
  /** The period for which the remaining quantity is shown; null for several dates. */
  period: Period | null;
  chosen: readonly ChosenExtra[];
  onChange: (chosen: readonly ChosenExtra[]) => void;
}

/** The maximum quantity of an extra without a limit. */
const MOST = 1000;

function ExtrasChoice({ spaceId, period, chosen, onChange }: ExtrasChoiceProps) {
  const t = useTranslations("extrasChoice");
  const { data: extras, isError, refetch } = useExtras(spaceId, period);
  if (isError) return <PickerProblem onRetry={() => void refetch()}>{t("failed")}</PickerProblem>;
  if (!extras?.length) return null;

  const quantityOf = (id: number) => chosen.find(({ extraId }) => extraId === id)?.quantity ?? 0;
  const choose = (extraId: number, quantity: number) => {
    const others = chosen.filter((one) => one.extraId !== extraId);
    onChange(quantity === 0 ? others : [...others, { extraId, quantity }]);
  };
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-[0.94rem] font-semibold">{t("title")}</legend>
      <ul className="m-0 flex list-none flex-col divide-y divide-sand-200 rounded-md border border-sand-200 p-0">
        {extras.map((extra) => (
          <ExtraLine
            key={extra.id}
            extra={extra}
            isAtOneTime={period !== null}
            quantity={quantityOf(extra.id)}
            onChange={(quantity) => choose(extra.id, quantity)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface ExtraLineProps {
  extra: ListedExtra;
  isAtOneTime: boolean;
  quantity: number;
  onChange: (quantity: number) => void;
}

function ExtraLine({ extra, isAtOneTime, quantity, onChange }: ExtraLineProps) {
  const t = useTranslations("extrasChoice");
  const formats = useFormats();
  const { name, description, price, unit, available } = extra;
  const most = available ?? MOST;
  const left = available === null ? null : t(isAtOneTime ? "left" : "inAll", { count: available });
  return (
    <li className="flex items-center justify-between gap-3 px-3.5 py-2">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        {description && <span className="block text-sm text-ink-2">{description}</span>}
        <span className="block text-sm text-ink-2 tabular-nums">
          {[t(`price.${unit}`, { price: formats.cents(price) }), ...(left === null ? [] : [left])].join(", ")}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label={t("less", { name })}
          disabled={quantity === 0}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus />
        </Button>
        <output aria-label={t("quantityOf", { name })} className="w-8 text-center font-medium tabular-nums">
          {quantity}
        </output>
        <Button
          variant="outline"
          size="icon"
          aria-label={t("more", { name })}
          disabled={quantity >= most}
          onClick={() => onChange(quantity + 1)}
        >
          <Plus />
        </Button>
      </span>
    </li>
  );
}
