"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { YearStartField } from "@/components/admin/settings/rules/month-day-field";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { CategoriesField } from "./categories-field";
import {
  type MemberSettingsForm,
  memberSettingsFormSchema,
  memberSettingsValues,
} from "./member-settings-form";

function useSections(): readonly FormSection<MemberSettingsForm>[] {
  const t = useTranslations("panel.settings.members");
  return useMemo(
    () => [
      {
        title: t("title"),
        fields: [
          {
            kind: "control",
            name: "memberCategories",
            label: t("categories"),
            hint: t("categoriesHint"),
            Control: CategoriesField,
          },
          {
            kind: "control",
            name: "memberYearStart",
            label: t("memberYearStart"),
            hint: t("memberYearStartHint"),
            Control: YearStartField,
          },
          {
            kind: "number",
            name: "memberGraceDays",
            label: t("memberGraceDays"),
            hint: t("memberGraceDaysHint"),
            width: "half",
          },
          {
            kind: "number",
            name: "memberDiscountPercent",
            label: t("memberDiscountPercent"),
            hint: t("memberDiscountPercentHint"),
            width: "half",
          },
        ],
      },
    ],
    [t],
  );
}

export function MemberRulesPage() {
  return (
    <SettingsSubpage page="member-rules">
      <SettingsCard>
        <MembersSection />
      </SettingsCard>
    </SettingsSubpage>
  );
}

/** Membership rules: categories with their fees, the membership year, the grace period, the discount. */
export function MembersSection() {
  const t = useTranslations("panel.settings.members");
  const save = useSaveSettings();
  const sections = useSections();
  const settings = useMemberSettings();
  if (!settings) return <TableSkeleton rows={3} />;
  return (
    <SchemaForm
      // After saving, new categories have keys.
      key={settings.memberCategories.map(({ key }) => key).join(" ")}
      schema={memberSettingsFormSchema}
      sections={sections}
      defaultValues={memberSettingsValues(settings)}
      submitLabel={t("save")}
      onSubmit={save}
    />
  );
}
