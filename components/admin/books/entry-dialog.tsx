"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { useFormats } from "@/components/ui/use-words";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { ACCOUNTS, DIRECTIONS } from "@/lib/domain/books/book-entry";
import { mayKeepBooks } from "@/lib/domain/person/roles";
import { CounterpartyChoices } from "./counterparty-choices";
import { type EntryForm, entryFormSchema } from "./entry-form";
import { RowField } from "./row-field";

const isOfClosedYear = (error: unknown) => error instanceof ApiError && error.code === "YEAR_CLOSED";

/** The fields. A role without access to the books can only enter cash movements. */
function useSections(): readonly FormSection<EntryForm>[] {
  const t = useTranslations("panel.books");
  const keepsBooks = mayKeepBooks(usePanelRole());
  return useMemo(() => {
    const directions = DIRECTIONS.filter((one) => keepsBooks || one !== "transfer");
    const accounts = ACCOUNTS.filter((one) => keepsBooks || one === "cash");
    return [
      {
        title: t("form.title"),
        fields: [
          {
            kind: "select",
            name: "direction",
            label: t("form.direction"),
            options: directions.map((value) => ({ value, label: t(`directions.${value}`) })),
            under: RowField,
          },
          { kind: "price", name: "amount", label: t("form.amount"), width: "third" },
          { kind: "date", name: "date", label: t("form.date"), width: "third" },
          {
            kind: "select",
            name: "account",
            label: t("form.account"),
            options: accounts.map((value) => ({ value, label: t(`accounts.${value}`) })),
            width: "third",
          },
          {
            kind: "text",
            name: "counterparty",
            label: t("form.counterparty"),
            optional: true,
            width: "half",
            under: CounterpartyChoices,
          },
          { kind: "text", name: "note", label: t("form.note"), optional: true, width: "half" },
          {
            kind: "document",
            name: "documentUrl",
            label: t("form.document"),
            hint: t("form.documentHint"),
            endpoint: "/api/upload/document",
            maxMegabytes: 10,
            orPicture: true,
            optional: true,
          },
        ],
      },
    ];
  }, [t, keepsBooks]);
}

export function EntryDialog({
  values,
  path = "/api/book-entries",
  description,
  onClose,
}: {
  values: EntryForm;
  /** The endpoint that the entry is posted to. */
  path?: string;
  description?: string;
  onClose: () => void;
}) {
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
            description: `${t(`directions.${entry.direction}`)} · ${formats.cents(entry.amount)}`,
            failure: t("form.failed"),
            suppressToast: isOfClosedYear,
          });
        } catch (error) {
          if (!isOfClosedYear(error)) throw error;
          throw new ClosedYear(t("form.yearClosed", { year: entry.date.slice(0, 4) }));
        }
        onClose();
      }}
      messageFor={(error) => (error instanceof ClosedYear ? error.message : failureText(error))}
      cancelLabel={tEditor("back")}
    />
  );
}

/** The day of the entry is in a closed year; the message is shown in the form. */
class ClosedYear extends Error {}
