import { useTranslations } from "next-intl";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useBookingSections, useFiscalSections } from "./settings-fields";
import { SettingsForm } from "./settings-form";

export function BookingRulesPage() {
  const t = useTranslations("panel.settings.form.bookings");
  const sections = useBookingSections();
  return (
    <SettingsSubpage page="booking-rules" intro={t("text")}>
      <SettingsCard>
        <SettingsForm sections={sections} />
      </SettingsCard>
    </SettingsSubpage>
  );
}

export function FiscalPage() {
  const t = useTranslations("panel.settings.form.association");
  const sections = useFiscalSections();
  return (
    <SettingsSubpage page="fiscal" intro={t("text")}>
      <SettingsCard>
        <SettingsForm sections={sections} />
      </SettingsCard>
    </SettingsSubpage>
  );
}
