import { useLocale, useTranslations } from "next-intl";
import { type Dispatch, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Plus } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Period } from "@/lib/domain/room-time/period";
import { MAX_SERIES_DATES } from "@/lib/domain/room-time/series";
import { type PlanAction, type SeriesPlan, suggestedEnd } from "@/lib/domain/room-time/series-plan";
import { dayOfWeek } from "@/lib/domain/time/calendar-day";
import { weekdayNames } from "@/lib/domain/time/day-format";

interface RepeatRuleProps {
  plan: SeriesPlan;
  first: Period;
  dispatch: Dispatch<PlanAction>;
}

/** Monday first, as in the calendar; 0 is Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;

export function RepeatRule(props: RepeatRuleProps) {
  return props.plan.mode === "days" ? <ChosenDays {...props} /> : <WeeklyRule {...props} />;
}

function WeeklyRule({ plan, first, dispatch }: RepeatRuleProps) {
  const t = useTranslations("series");
  const names = weekdayNames(useLocale());
  const { end } = plan;
  const own = dayOfWeek(first.startDate);
  const chosen = plan.weekdays.length > 0 ? plan.weekdays : [own];
  return (
    <>
      <fieldset className="grid grid-cols-7 gap-1">
        <legend className="mb-1.5 text-[0.93rem] font-medium">{t("weekdays")}</legend>
        {WEEKDAYS.map((weekday) => {
          const isChosen = chosen.includes(weekday);
          return (
            <button
              key={weekday}
              type="button"
              aria-pressed={isChosen}
              aria-label={names[weekday]}
              onClick={() => dispatch({ type: "weekday", weekday, first: own })}
              className={cn(
                "min-h-11 min-w-0 rounded-md border-[1.5px] text-[0.85rem] font-semibold first-letter:uppercase",
                isChosen
                  ? "border-sage-700 bg-sage-700 text-on-sage"
                  : "border-sand-300 bg-surface hover:border-sage-600 hover:bg-sage-50",
              )}
            >
              {names[weekday].slice(0, 3)}
            </button>
          );
        })}
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-3">
        <Field label={t("ends")}>
          <Select
            value={end.kind}
            onChange={({ target: { value } }) =>
              dispatch({
                type: "end",
                end:
                  value === "times"
                    ? { kind: "times", times: 8 }
                    : { kind: "until", day: suggestedEnd(first.startDate) },
              })
            }
          >
            <option value="times">{t("endsAfter")}</option>
            <option value="until">{t("endsOn")}</option>
          </Select>
        </Field>
        {end.kind === "times" ? (
          <Field label={t("times")}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_SERIES_DATES}
              value={end.times === 0 ? "" : end.times}
              onChange={({ target: { value } }) =>
                dispatch({
                  type: "end",
                  end: { kind: "times", times: Math.max(0, Math.floor(Number(value)) || 0) },
                })
              }
            />
          </Field>
        ) : (
          <Field label={t("until")}>
            <Input
              type="date"
              min={first.startDate}
              value={end.day}
              onChange={({ target: { value } }) =>
                dispatch({ type: "end", end: { kind: "until", day: value } })
              }
            />
          </Field>
        )}
      </div>
    </>
  );
}

function ChosenDays({ first, dispatch }: RepeatRuleProps) {
  const t = useTranslations("series");
  const [day, setDay] = useState("");
  return (
    <div className="flex items-end gap-2">
      <Field label={t("addDay")} className="flex-1">
        <Input
          type="date"
          min={first.startDate}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </Field>
      <Button
        variant="secondary"
        disabled={day === ""}
        onClick={() => {
          dispatch({ type: "addDay", day });
          setDay("");
        }}
      >
        <Plus />
        {t("add")}
      </Button>
    </div>
  );
}
