import { Minus as minus, Plus as plus } from "lucide";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BindField } from "@/components/search/bind-field";
import { type FilterValues, periodOf } from "@/components/search/filter-values";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { CheckboxField } from "@/components/ui/checkbox";
import { drawIcon } from "@/components/ui/draw-icon";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import { usePathIn } from "@/components/ui/use-path-in";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { PRICE_SLIDER, SERVICES, SPACE_TYPES } from "@/lib/domain/search/space-search";
import { formatPriceLimit, totalLimit } from "@/lib/domain/search/space-search-url";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";
import { MAX_PEOPLE } from "./filter-values";
import { FILTER_FORM_ID } from "./results-id";

interface FilterFieldsProps {
  bind: BindField;
  values: FilterValues;
  period: ReactNode;
  /** Adds or removes a person; only in the interactive form. */
  onStep?: (by: 1 | -1) => void;
}

/** The fields of the filter panel, for both the server's plain form and the interactive one. */
export function FilterFields({ bind, values, period, onStep }: FilterFieldsProps) {
  const t = useTranslations("searchForm");
  return (
    <>
      {period}
      <Field label={t("type")}>
        <Select id="search-type" {...bind("type")}>
          <option value="">{t("allTypes")}</option>
          {SPACE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <PriceSlider bind={bind} value={values.maxPrice} days={periodOf(values)} />
      <PeopleStepper bind={bind} value={values.people} onStep={onStep} />
      {/* The capacity range of a URL in the former format. */}
      {values.capacity && <input type="hidden" {...bind("capacity")} />}
      <fieldset>
        <legend className="mb-1 text-[0.94rem] font-semibold">{t("services")}</legend>
        {SERVICES.map((service) => (
          <CheckboxField key={service} value={service} {...bind("services", service)}>
            {t(`service.${service}`)}
          </CheckboxField>
        ))}
      </fieldset>
    </>
  );
}

const Minus = drawIcon(minus);
const Plus = drawIcon(plus);

const ID = "search-people";

interface PeopleStepperProps {
  bind: BindField;
  /** The number as typed; empty for any number. */
  value: string;
  /** Subtracts or adds one. Without it, before hydration, the number can only be typed. */
  onStep?: ((by: 1 | -1) => void) | undefined;
}

function PeopleStepper({ bind, value, onStep }: PeopleStepperProps) {
  const t = useTranslations("searchForm");
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={ID}>{t("people")}</Label>
      <div className="flex items-center gap-2">
        <Button
          variant="outline"
          size="icon"
          aria-label={t("onePersonLess")}
          disabled={value === ""}
          onClick={onStep && (() => onStep(-1))}
        >
          <Minus />
        </Button>
        <Input
          id={ID}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_PEOPLE}
          placeholder={t("anyNumber")}
          className="min-w-0 flex-1 text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          {...bind("people")}
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={t("onePersonMore")}
          onClick={onStep && (() => onStep(1))}
        >
          <Plus />
        </Button>
      </div>
    </div>
  );
}

const PRICE_ID = "search-maxPrice";

interface PriceSliderProps {
  bind: BindField;
  /** Euros per day; the end of the slider means no limit (docs/product.md). */
  value: number;
  /** The searched days, if known: the labels are then totals. */
  days: { startDate: CalendarDay; endDate: CalendarDay } | null;
}

function PriceSlider({ bind, value, days }: PriceSliderProps) {
  const t = useTranslations("searchForm");
  const formats = useFormats();
  const word = useTextResolver();
  const { min, max } = PRICE_SLIDER;
  const limitOf = (euros: number) => formats.cents(days ? totalLimit(euros, days) : euros * 100);
  const limit = value >= max ? t("noLimit") : word(formatPriceLimit(value, days));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={PRICE_ID} className="text-[0.94rem] font-semibold">
          {t("maxPrice")}
        </label>
        <output htmlFor={PRICE_ID} className="text-[0.92rem] text-ink-2 tabular-nums">
          {limit}
        </output>
      </div>
      <Slider id={PRICE_ID} {...PRICE_SLIDER} aria-valuetext={limit} {...bind("maxPrice")} />
      <p aria-hidden className="-mt-1 flex justify-between text-[0.82rem] text-ink-2 tabular-nums">
        <span>{limitOf(min)}</span>
        <span>{t("andMore", { amount: limitOf(max) })}</span>
      </p>
      {days !== null && <p className="mt-1 text-[0.85rem] text-ink-2">{t("countsTotal")}</p>}
    </div>
  );
}

export const FILTER_BUTTON_LOOK = buttonVariants({});

/** Shared by the plain filter form and the interactive one. */
export function useFilterForm() {
  const t = useTranslations("searchForm");
  const pathIn = usePathIn();
  return {
    form: {
      id: FILTER_FORM_ID,
      method: "get",
      action: pathIn(paths.spaces),
      "aria-label": t("filters"),
      className: "flex flex-col gap-5 px-5 pt-1 pb-5 lg:pt-5",
    },
    buttonLabel: t("apply"),
  };
}
