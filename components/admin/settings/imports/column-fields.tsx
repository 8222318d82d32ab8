import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/select";
import { fieldsOf, type SheetKind } from "@/lib/domain/import/import-kinds";
import type { ImportPlan } from "@/lib/schemas/import/import";

/** The columns of a file, each with the field that it is imported as. */
export function ColumnFields({
  kind,
  columns,
  isDisabled,
  onChange,
}: {
  kind: SheetKind;
  columns: ImportPlan["columns"];
  isDisabled: boolean;
  onChange: (column: string, field: string | null) => void;
}) {
  const t = useTranslations("panel.imports.plan");
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 font-semibold">{t("columns")}</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ name, field }) => (
          <div key={name} className="flex min-w-0 flex-col gap-1">
            <span aria-hidden="true" className="truncate text-[0.9rem] text-ink-2">
              {name}
            </span>
            <Select
              aria-label={t("columnOf", { column: name })}
              value={field ?? ""}
              disabled={isDisabled}
              onChange={({ target }) => onChange(name, target.value || null)}
            >
              <option value="">{t("ignored")}</option>
              {fieldsOf(kind).map((one) => (
                <option key={one.field} value={one.field}>
                  {one.header}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
