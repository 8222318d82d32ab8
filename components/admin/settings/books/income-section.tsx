"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { api } from "@/lib/client/api-client";
import type { Settings } from "@/lib/schemas/site/settings";
import { incomeFormSchema } from "./income-form";
import { IncomeRowsField } from "./income-rows-field";

/** In which rows of the statement bookings, courses and events count, in the place of those of the decree. */
export function IncomeSection() {
  const t = useTranslations("panel.settings.books");
  const tPage = useTranslations("panel.settings.page");
  const client = useQueryClient();
  const act = useAdminAction();
  const settings = useMemberSettings();
  if (!settings) return <TableSkeleton rows={2} />;
  return (
    <SchemaForm
      schema={incomeFormSchema}
      sections={[
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
      defaultValues={{ incomeCategories: settings.incomeCategories }}
      submitLabel={t("save")}
      onSubmit={async (change) => {
        const saved = await act(() => api.patch<Settings>("/api/settings", change), {
          success: tPage("saved"),
          failure: tPage("notSaved"),
        });
        client.setQueryData(["/api/settings", "panel"], saved);
      }}
    />
  );
}
