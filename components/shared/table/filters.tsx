import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

interface ChoiceFilterProps {
  label: string;
  /** The label of the choice that filters nothing, whose value is "". */
  all: string;
  /** Pairs of value and label, in the displayed order. */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

export function ChoiceFilter({ label, all, options, value, onChange, className }: ChoiceFilterProps) {
  return (
    <Field label={label} className={className ?? "grow basis-32 md:max-w-44"}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface DaysFilterProps {
  /** Calendar days, or "" for an open end. */
  from: string;
  to: string;
  onChange: (part: { from?: string; to?: string }) => void;
}

/** A range of days; the last day cannot precede the first. */
export function DaysFilter({ from, to, onChange }: DaysFilterProps) {
  const t = useTranslations("tables");
  return (
    <>
      <Field label={t("from")} className="grow basis-36 md:max-w-42">
        <Input type="date" value={from} onChange={(event) => onChange({ from: event.target.value })} />
      </Field>
      <Field label={t("to")} className="grow basis-36 md:max-w-42">
        <Input
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Field>
    </>
  );
}
