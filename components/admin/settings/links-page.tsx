"use client";

import { useTranslations } from "next-intl";
import { panelPath } from "@/components/admin/panel-pages";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { CalendarFeed } from "@/components/person/calendar-feed/calendar-feed";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { isAdministrator } from "@/lib/domain/person/roles";
import { SettingsCard, SettingsSubpage } from "./settings-subpage";

/** Links for other programs: the centre's calendar, and for administrators a link to API keys and webhooks. */
export function LinksPage() {
  const t = useTranslations("panel.settings.page");
  const isAdmin = isAdministrator(usePanelRole());
  return (
    <SettingsSubpage page="links">
      <SettingsCard>
        <h3 className="mb-1.5 text-[1.3rem]">{t("calendar")}</h3>
        <p className="mb-4 max-w-prose text-ink-2">{t("calendarText")}</p>
        <CalendarFeed path="/api/settings/calendar" hasNames />
      </SettingsCard>
      {isAdmin && (
        <SettingsCard>
          <h3 className="mb-1.5 text-[1.3rem]">{t("programs")}</h3>
          <p className="mb-4 max-w-prose text-ink-2">{t("programsText")}</p>
          <Button asChild variant="outline">
            <Link href={panelPath("programs")}>{t("toPrograms")}</Link>
          </Button>
        </SettingsCard>
      )}
    </SettingsSubpage>
  );
}
