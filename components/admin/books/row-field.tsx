import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { wordOf } from "@/lib/domain/books/book-label";
import { type Flow, rowLabel } from "@/lib/domain/books/modello-d";
import { chosenIn, type EntryForm, wordValue } from "./entry-form";
import { RowOptions } from "./row-options";

/** What an entry is, in a word of every day, with the row of the statement small beside it; of a transfer its way. */
export function RowField() {
  const t = useTranslations("panel.books");
  const [direction, account] = useWatch<EntryForm, ["direction", "account"]>({
    name: ["direction", "account"],
  });
  if (direction === "transfer")
    return <p className="text-ink-2">{t("form.transferHint", { way: t(`transferOf.${account}`) })}</p>;
  return <RowSelect direction={direction} />;
}

function RowSelect({ direction }: { direction: Flow }) {
  const t = useTranslations("panel.books");
  const words = useMemberSettings()?.bookLabels ?? [];
  const { control, formState } = useFormContext<EntryForm>();
  // Controlled, so that the choice stands once the words have come.
  const { field } = useController({ control, name: "row" });
  const chosen = chosenIn(direction, field.value);
  const category = chosen && "label" in chosen ? wordOf(words, chosen.label)?.category : undefined;
  const inRow = category && t("row", { key: category, label: rowLabel(direction, category) });
  return (
    <Field
      label={t("form.word")}
      hint={inRow && t("form.inRow", { row: inRow })}
      error={formState.errors.row?.message}
      className="mt-3"
    >
      <Select {...field} value={chosen === null ? "" : field.value}>
        <option value="">{t("form.chooseWord")}</option>
        {words
          .filter((word) => word.direction === direction)
          .map(({ key, label }) => (
            <option key={key} value={wordValue(direction, key)}>
              {label}
            </option>
          ))}
        <RowOptions direction={direction} />
      </Select>
    </Field>
  );
}
