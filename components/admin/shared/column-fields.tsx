import { Select } from "@/components/ui/select";

/** The columns of a file, each with the field that it maps to. */
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
  /** Label of the option for no field. */
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
