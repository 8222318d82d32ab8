"use client";

import { useTranslations } from "next-intl";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { useBookingSections, useFiscalSections } from "./settings-fields";
import { SettingsForm } from "./settings-form";

/** How far ahead, until when and how often one books, and on which holidays the centre is closed. */
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

/** What stands on receipts and in the instructions for transfers. */
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
