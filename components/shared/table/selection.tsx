import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";

export interface Selection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
}

interface RowCheckboxProps {
  id: number;
  name: string;
  selection: Selection;
}

export function RowCheckbox({ id, name, selection: { ids, onChange } }: RowCheckboxProps) {
  const t = useTranslations("tables");
  return (
    <label className="-m-2.5 grid size-11 cursor-pointer place-items-center">
      <Checkbox
        aria-label={t("select", { name })}
        checked={ids.has(id)}
        onCheckedChange={(isOn) =>
          onChange(new Set(isOn ? [...ids, id] : [...ids].filter((other) => other !== id)))
        }
      />
    </label>
  );
}

interface AllCheckboxProps {
  rows: readonly { id: number }[];
  selection: Selection;
}

export function AllCheckbox({ rows, selection: { ids, onChange } }: AllCheckboxProps) {
  const t = useTranslations("tables");
  const areAll = rows.every(({ id }) => ids.has(id));
  const shown = new Set(rows.map(({ id }) => id));
  return (
    <label className="-m-2.5 grid size-11 cursor-pointer place-items-center">
      <Checkbox
        aria-label={t("selectAll")}
        checked={areAll}
        onCheckedChange={() =>
          onChange(new Set([...[...ids].filter((id) => !shown.has(id)), ...(areAll ? [] : shown)]))
        }
      />
    </label>
  );
}
