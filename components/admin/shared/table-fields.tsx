import { useTranslations } from "next-intl";
import { useId } from "react";
import { Fold } from "@/components/shared/fold";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { SEPARATORS } from "@/lib/domain/import/split-table";
import type { TableChoices, TableReading } from "@/lib/schemas/import/table";

/**
 * How a file's table is read: the row with the titles, and the cell separator. Visible if the detection is uncertain.
 */
export function TableFields({
  reading: { header, separator, heads, isSure },
  isDisabled,
  onChoose,
}: {
  reading: TableReading;
  isDisabled: boolean;
  onChoose: (choices: TableChoices) => void;
}) {
  const t = useTranslations("panel.table");
  const id = useId();
  const fields = (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1">
        <Label htmlFor={`${id}-header`}>{t("header")}</Label>
        <Select
          id={`${id}-header`}
          value={header}
          disabled={isDisabled}
          onChange={({ target }) => onChoose({ header: Number(target.value), separator })}
        >
          {heads.map(({ row, text }) => (
            <option key={row} value={row}>
              {t("row", { row, text })}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <Label htmlFor={`${id}-separator`}>{t("separator")}</Label>
        <Select
          id={`${id}-separator`}
          value={separator}
          disabled={isDisabled}
          onChange={({ target }) =>
            // The row with the titles is detected again.
            onChoose({ separator: SEPARATORS.find((one) => one === target.value) })
          }
        >
          {SEPARATORS.map((one) => (
            <option key={one} value={one}>
              {t(`separators.${one}`)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
  if (!isSure)
    return (
      <div>
        <p className="mt-0 mb-2 text-ink-2">{t("unsure")}</p>
        {fields}
      </div>
    );
  return (
    <Fold title={t("more")}>
      <div className="pt-3">{fields}</div>
    </Fold>
  );
}

export function ColumnFields<Field extends string>({
  legend,
  ignored,
  labelOf,
  columns,
  options,
  isDisabled,
  onChange,
}: {
  legend: string;
  ignored: string;
  labelOf: (column: string) => string;
  columns: readonly { name: string; field: Field | null }[];
  options: readonly { field: Field; label: string }[];
  isDisabled: boolean;
  onChange: (column: string, field: Field | null) => void;
}) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ name, field }) => (
          <div key={name} className="flex min-w-0 flex-col gap-1">
            <span aria-hidden="true" className="truncate text-[0.9rem] text-ink-2">
              {name}
            </span>
            <Select
              aria-label={labelOf(name)}
              value={field ?? ""}
              disabled={isDisabled}
              onChange={({ target }) =>
                onChange(name, options.find((one) => one.field === target.value)?.field ?? null)
              }
            >
              <option value="">{ignored}</option>
              {options.map((one) => (
                <option key={one.field} value={one.field}>
                  {one.label}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
