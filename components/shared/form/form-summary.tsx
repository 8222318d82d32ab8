import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { type FieldValues, get, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Pencil } from "@/components/ui/icons";
import { formatPriceText } from "@/lib/domain/money/money";
import { formatLongDay } from "@/lib/domain/time/dates";
import { weekdayNames } from "@/lib/domain/time/day-format";
import type { Space } from "@/lib/schemas/space/space";
import { type FieldDefinition, type FormSection, isOptionalStep } from "./field-definitions";
import { isFieldShown } from "./is-field-shown";
import { timetableEntries } from "./timetable-entries";

type Definition = FieldDefinition<FieldValues>;

const NOTHING = "—";

function DisplayValue({ field, values }: { field: Definition; values: FieldValues }): ReactNode {
  const t = useTranslations("editor");
  const language = useLocale();
  const value: unknown = get(values, field.name);
  const text = value === undefined || value === null || value === "" ? NOTHING : String(value);
  switch (field.kind) {
    case "switch":
      return value === true ? t("yes") : t("no");
    case "checkboxes":
      return (
        field.options
          .filter(({ name }) => get(values, name) === true)
          .map(({ label }) => label)
          .join(", ") || NOTHING
      );
    case "select":
      return field.options.find((option) => option.value === value)?.label ?? NOTHING;
    case "space":
      return value ? <RoomName id={String(value)} /> : field.none;
    case "rooms":
      return Array.isArray(value) && value.length > 0
        ? value.map((id, index) => (
            <Fragment key={String(id)}>
              {index > 0 && ", "}
              <RoomName id={String(id)} />
            </Fragment>
          ))
        : NOTHING;
    case "control":
      return field.Value ? <field.Value value={value} /> : text;
    case "image":
    case "file":
      return value ? t("chosen") : NOTHING;
    case "images":
      return Array.isArray(value) && value.length > 0 ? value.length : NOTHING;
    case "timetable":
    case "sessions":
      return (
        timetableEntries(value)
          .map(
            ({ dayOfWeek, startTime, endTime }) =>
              `${weekdayNames(language)[dayOfWeek]} ${startTime} – ${endTime}`,
          )
          .join(", ") || NOTHING
      );
    case "price":
      return text === NOTHING ? NOTHING : formatPriceText(text, language);
    case "date":
      return text === NOTHING ? NOTHING : formatLongDay(text, language);
    default:
      return text;
  }
}

function RoomName({ id }: { id: string }): ReactNode {
  const { data } = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  return data?.find((space) => String(space.id) === id)?.name ?? "…";
}

/**
 * The values of the form before it is saved, with a button to edit each step. Optional sections only show changed
 * values.
 */
export function FormSummary<Values extends FieldValues>({
  titles,
  steps,
  onChange,
}: {
  titles: readonly string[];
  steps: readonly (readonly FormSection<Values>[])[];
  onChange: (index: number) => void;
}) {
  const t = useTranslations("editor");
  const { getValues, formState } = useFormContext();
  const values = getValues();
  const first = formState.defaultValues ?? {};
  const isChanged = ({ name }: Definition) =>
    JSON.stringify(get(values, name)) !== JSON.stringify(get(first, name));
  return (
    <div className="flex flex-col gap-6">
      {steps.map((sections, index) => {
        const title = titles[index];
        const isRare = isOptionalStep(sections);
        const definitions = (sections.flatMap(({ fields }) => fields) as Definition[]).filter(
          (field) => isFieldShown(field, values, first) && (!isRare || isChanged(field)),
        );
        return (
          <section key={title} aria-label={title}>
            <div className="flex items-center justify-between gap-3 border-b border-sand-200">
              <h3 className="text-[1.15rem]">{title}</h3>
              <Button variant="ghost" size="sm" onClick={() => onChange(index)}>
                <Pencil />
                {t("edit")}
                <span className="sr-only"> {title}</span>
              </Button>
            </div>
            {definitions.length === 0 && <p className="mt-2 text-ink-2">{t("asUsual")}</p>}
            <dl className="m-0 mt-2 grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[minmax(10rem,16rem)_minmax(0,1fr)]">
              {definitions.map((field) => (
                <div key={field.name} className="contents">
                  <dt className="text-ink-2">{field.label}</dt>
                  <dd className="m-0 line-clamp-4 font-medium whitespace-pre-line wrap-anywhere max-sm:mb-2">
                    <DisplayValue field={field} values={values} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
