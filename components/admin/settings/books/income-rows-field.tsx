import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { INCOME_KEYS, rowLabel } from "@/lib/domain/books/modello-d";
import { INCOME_KINDS } from "@/lib/schemas/site/income-categories";
import type { BooksForm } from "./books-form";

export function IncomeRowsField() {
  const t = useTranslations("panel.settings.books");
  const tBooks = useTranslations("panel.books");
  const { control, register, formState } = useFormContext<BooksForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "incomeCategories" });
  const errorAt = (path: string): string | undefined => {
    const found: unknown = get(formState.errors, `${path}.message`);
    return typeof found === "string" ? found : undefined;
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {fields.map(({ id }, index) => {
          const path = `incomeCategories.${index}` as const;
          const line = { index: index + 1 };
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 md:grid-cols-[9rem_minmax(0,1fr)_10.5rem_auto] md:gap-3"
            >
              <Field label={t("kind")} error={errorAt(`${path}.kind`)} className="max-md:col-start-1">
                <Select aria-label={t("kindOf", line)} {...register(`${path}.kind`)}>
                  {INCOME_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`kinds.${kind}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field
                label={t("row")}
                error={errorAt(`${path}.category`)}
                className="max-md:col-span-2 max-md:col-start-1"
              >
                <Select aria-label={t("rowOf", line)} {...register(`${path}.category`)}>
                  {INCOME_KEYS.map((key) => (
                    <option key={key} value={key}>
                      {tBooks("row", { key, label: rowLabel("in", key) })}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t("from")} error={errorAt(`${path}.from`)} className="max-md:col-span-2">
                <Input type="date" aria-label={t("fromOf", line)} {...register(`${path}.from`)} />
              </Field>
              <Button
                variant="ghost"
                size="icon"
                className="max-md:col-start-2 max-md:row-start-1"
                aria-label={t("remove", line)}
                onClick={() => remove(index)}
              >
                <Trash2 />
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          variant="outline"
          size="sm"
          onClick={() => append({ kind: "booking", category: "A7", from: "" })}
        >
          <Plus />
          {t("add")}
        </Button>
      </div>
    </div>
  );
}
