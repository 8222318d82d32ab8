import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { parseRowValue, wordValue } from "@/components/admin/shared/books/chosen-row";
import { RowOptions } from "@/components/admin/shared/books/row-options";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { type FormSection, labelled } from "@/components/shared/form/field-definitions";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useFormats } from "@/components/ui/use-words";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { ACCOUNTS, DIRECTIONS } from "@/lib/domain/books/book-entry";
import { wordOf } from "@/lib/domain/books/book-label";
import { type Flow, rowLabel } from "@/lib/domain/books/modello-d";
import { mayKeepBooks } from "@/lib/domain/person/roles";
import type { TeacherOfPanel } from "@/lib/schemas/catalogue/teacher";
import { CounterpartyChoices } from "./counterparty-choices";
import { type EntryForm, entryFormSchema } from "./entry-form";

const isOfClosedYear = (error: unknown) => error instanceof ApiError && error.code === "YEAR_CLOSED";

/** The fields. A role without access to the books can only enter cash movements. */
function useSections(): readonly FormSection<EntryForm>[] {
  const t = useTranslations("panel.books");
  const tForm = useTranslations("panel.books.form");
  const keepsBooks = mayKeepBooks(usePanelRole());
  return useMemo(() => {
    const directions = DIRECTIONS.filter((one) => keepsBooks || one !== "transfer");
    const accounts = ACCOUNTS.filter((one) => keepsBooks || one === "cash");
    return [
      {
        title: t("form.title"),
        fields: labelled(tForm, [
          {
            kind: "select",
            name: "direction",
            options: directions.map((value) => ({ value, label: t(`directions.${value}`) })),
            under: RowField,
          },
          { kind: "price", name: "amount", width: "third" },
          { kind: "date", name: "date", width: "third" },
          {
            kind: "select",
            name: "account",
            options: accounts.map((value) => ({ value, label: t(`accounts.${value}`) })),
            width: "third",
          },
          { kind: "text", name: "counterparty", optional: true, width: "half", under: CounterpartyChoices },
          { kind: "text", name: "note", optional: true, width: "half" },
          {
            kind: "document",
            name: "documentUrl",
            label: tForm("document"),
            hint: tForm("documentHint"),
            endpoint: "/api/upload/document",
            maxMegabytes: 10,
            orPicture: true,
            optional: true,
          },
        ]),
      },
    ];
  }, [t, keepsBooks, tForm]);
}

interface EntryDialogProps {
  values: EntryForm;
  path?: string;
  description?: string;
  /** Called with the day of the new entry. */
  onSaved?: (date: string) => void;
  onClose: () => void;
}

export function EntryDialog({
  values,
  path = "/api/book-entries",
  description,
  onSaved,
  onClose,
}: EntryDialogProps) {
  const t = useTranslations("panel.books");
  const tEditor = useTranslations("editor");
  const formats = useFormats();
  const act = useAdminAction();
  const sections = useSections();
  return (
    <FormDialog
      title={t("newEntry")}
      description={description}
      onClose={onClose}
      className="sm:w-[min(44rem,calc(100vw-3rem))]"
      schema={entryFormSchema}
      sections={sections}
      defaultValues={values}
      submitLabel={t("form.submit")}
      submitVariant="action"
      hasPinnedButtons
      onSubmit={async (entry) => {
        try {
          await act(() => api.post(path, entry), {
            success: t("form.done"),
            description: t("form.doneText", {
              direction: t(`directions.${entry.direction}`),
              amount: formats.cents(entry.amount),
              day: formats.shortDay(entry.date),
            }),
            failure: t("form.failed"),
            suppressToast: isOfClosedYear,
          });
        } catch (error) {
          if (!isOfClosedYear(error)) throw error;
          throw new ClosedYear(t("form.yearClosed", { year: entry.date.slice(0, 4) }));
        }
        onSaved?.(entry.date);
        onClose();
      }}
      messageFor={(error) => (error instanceof ClosedYear ? error.message : failureText(error))}
      cancelLabel={tEditor("back")}
    />
  );
}

/** The day of the entry is in a closed year; the message is shown in the form. */
class ClosedYear extends Error {}

/**
 * The category of an entry in everyday words, with the row of the statement in small print; for a transfer its
 * direction. An expense may also name the teacher it pays.
 */
function RowField() {
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
