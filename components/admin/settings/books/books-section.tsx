"use client";

import { useTranslations } from "next-intl";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { booksFormSchema, booksFormValues } from "./books-form";
import { IncomeRowsField } from "./income-rows-field";
import { WordsField } from "./words-field";

export function BookWordsPage() {
  return (
    <SettingsSubpage page="book-words">
      <SettingsCard>
        <BooksSection />
      </SettingsCard>
    </SettingsSubpage>
  );
}

/** Everyday labels of the books, and the rows of the statement in which bookings, courses and events count. */
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
