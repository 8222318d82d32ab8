import { useTranslations } from "next-intl";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { RowOptions } from "@/components/admin/shared/books/row-options";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Plus, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { INCOME_KEYS, rowLabel } from "@/lib/domain/books/modello-d";
import { INCOME_KINDS } from "@/lib/schemas/site/income-categories";
import { type BooksForm, booksFormSchema, booksFormValues } from "./books-form";

export function BookWordsPage() {
  return (
    <SettingsSubpage page="book-words">
      <SettingsCard>
        <BooksSection />
      </SettingsCard>
    </SettingsSubpage>
  );
}

export function BooksSection() {
  const t = useTranslations("panel.settings.books");
  const save = useSaveSettings();
  const settings = useMemberSettings();
  if (!settings) return <TableSkeleton rows={2} />;
  return (
    <SchemaForm
      // After saving, new labels have keys.
      key={settings.bookLabels.map(({ key }) => key).join(" ")}
      schema={booksFormSchema}
      sections={[
        {
          title: t("words"),
          fields: [
            {
              kind: "control",
              name: "bookLabels",
              label: t("words"),
              hint: t("wordsHint"),
              Control: WordsField,
            },
          ],
        },
        {
          title: t("title"),
          fields: [
            {
              kind: "control",
              name: "incomeCategories",
              label: t("title"),
              hint: t("hint"),
              Control: IncomeRowsField,
            },
          ],
        },
      ]}
      defaultValues={booksFormValues(settings)}
      submitLabel={t("save")}
      onSubmit={save}
    />
  );
}

function WordsField() {
  const t = useTranslations("panel.settings.books");
  const { control, register, formState, getValues } = useFormContext<BooksForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "bookLabels" });
  const errorAt = (path: string): string | undefined => {
    const found: unknown = get(formState.errors, `${path}.message`);
    return typeof found === "string" ? found : undefined;
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {fields.map(({ id }, index) => {
          const [label, row] = [`bookLabels.${index}.label`, `bookLabels.${index}.row`] as const;
          const line = { index: index + 1 };
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] md:gap-x-3"
            >
              <Field label={t("word")} hideLabel={index > 0} error={errorAt(label)}>
                <Input aria-label={t("wordOf", line)} autoComplete="off" {...register(label)} />
              </Field>
              <Field
                label={t("row")}
                hideLabel={index > 0}
                error={errorAt(row)}
                className="max-md:col-span-2 max-md:row-start-2"
              >
                <Select aria-label={t("rowOfWord", line)} {...register(row)}>
                  <option value="">{t("chooseRow")}</option>
                  <RowOptions direction="out" />
                  <RowOptions direction="in" />
                </Select>
              </Field>
              <Button
                variant="ghost"
                size="icon"
                disabled={fields.length === 1}
                aria-label={t("removeWord", { name: getValues(label) || t("newWord") })}
                onClick={() => remove(index)}
              >
                <Trash2 />
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button variant="outline" size="sm" onClick={() => append({ key: "", label: "", row: "" })}>
          <Plus />
          {t("addWord")}
        </Button>
      </div>
    </div>
  );
}

function IncomeRowsField() {
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
