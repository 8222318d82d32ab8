import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { parseRowValue, wordValue } from "@/components/admin/shared/books/chosen-row";
import { RowOptions } from "@/components/admin/shared/books/row-options";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { wordOf } from "@/lib/domain/books/book-label";
import { type Flow, rowLabel } from "@/lib/domain/books/modello-d";
import type { TeacherOfPanel } from "@/lib/schemas/catalogue/teacher";
import type { EntryForm } from "./entry-form";

/**
 * The category of an entry in everyday words, with the row of the statement in small print; for a transfer its
 * direction. An expense may also name the teacher it pays.
 */
export function RowField() {
  const t = useTranslations("panel.books");
  const [direction, account] = useWatch<EntryForm, ["direction", "account"]>({
    name: ["direction", "account"],
  });
  if (direction === "transfer")
    return <p className="text-ink-2">{t("form.transferHint", { way: t(`transferOf.${account}`) })}</p>;
  return (
    <>
      <RowSelect direction={direction} />
      {direction === "out" && <TeacherSelect />}
    </>
  );
}

function RowSelect({ direction }: { direction: Flow }) {
  const t = useTranslations("panel.books");
  const words = useMemberSettings()?.bookLabels ?? [];
  const { control, formState } = useFormContext<EntryForm>();
  // Controlled, so that the choice survives until the labels have loaded.
  const { field } = useController({ control, name: "row" });
  const chosen = parseRowValue(direction, field.value);
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

/** Selects the teacher whom an entry pays, if the association has teachers. */
function TeacherSelect() {
  const t = useTranslations("panel.books");
  const { data = [] } = useQuery<TeacherOfPanel[]>({ queryKey: ["/api/teachers?all=true"] });
  const { control } = useFormContext<EntryForm>();
  const { field } = useController({ control, name: "teacherId" });
  if (data.length === 0) return null;
  return (
    <Field label={t("form.teacher")} hint={t("form.teacherHint")} optional className="mt-3">
      <Select {...field}>
        <option value="">{t("form.noTeacher")}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
