import { useTranslations } from "next-intl";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useSaveSettings } from "@/components/admin/settings/use-save-settings";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { WaysField } from "./ways-field";
import { waysFormSchema, waysFormValues } from "./ways-form";

export function WaysPage() {
  const t = useTranslations("panel.settings.page");
  return (
    <SettingsSubpage page="payment-methods" intro={t("waysText")}>
      <SettingsCard>
        <WaysForm />
      </SettingsCard>
    </SettingsSubpage>
  );
}

function WaysForm() {
  const t = useTranslations("panel.settings.ways");
  const save = useSaveSettings();
  const settings = useMemberSettings();
  if (!settings) return <TableSkeleton rows={2} />;
  return (
    <SchemaForm
      // After saving, new payment methods have keys.
      key={settings.paymentMethods.map(({ key }) => key).join(" ")}
      schema={waysFormSchema}
      sections={[
        {
          title: t("title"),
          fields: [
            {
              kind: "control",
              name: "paymentMethods",
              label: t("title"),
              hint: t("hint"),
              Control: WaysField,
            },
          ],
        },
      ]}
      defaultValues={waysFormValues(settings)}
      submitLabel={t("save")}
      onSubmit={save}
    />
  );
}
