"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { PANEL_PAGES, panelPath, tabsOf } from "@/components/admin/panel-pages";
import { pathOfOldAnchor } from "@/components/admin/setting-paths";
import { FirstSteps } from "@/components/admin/shared/first-steps";
import { MailServerNotice } from "@/components/admin/shared/mail-server-notice";
import { PageSection } from "@/components/admin/shared/page-section";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { Link } from "@/components/ui/link";
import { isAdministrator } from "@/lib/domain/person/roles";

export function SettingsPage() {
  const t = useTranslations("panel.settings.page");
  const tIndex = useTranslations("panel.find.about");
  const tTitle = useTranslations("panel.pages.title");
  const router = useRouter();
  const role = usePanelRole();
  const isAdmin = isAdministrator(role);
  // Bookmarks and e-mails of earlier versions link to sections of what was a single page.
  useEffect(() => {
    const path = pathOfOldAnchor(window.location.hash.slice(1));
    if (path !== null) router.replace(path);
  }, [router]);
  return (
    <PageSection title={tTitle("settings")}>
      <MailServerNotice hasWay />
      {!isAdmin && <p className="text-ink-2">{t("byAdministrator")}</p>}
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3">
        {tabsOf("settings", role).map((page) => {
          if (page === "settings") return null;
          const { Icon } = PANEL_PAGES[page];
          return (
            <li key={page} className="min-w-0">
              <Link
                href={panelPath(page)}
                className="flex h-full items-start gap-3 rounded-xl border bg-surface p-4 text-ink no-underline shadow-rest hover:border-sand-400"
              >
                <Icon className="mt-0.5 size-5 shrink-0 text-sage-700" />
                <span className="min-w-0">
                  <span className="block font-semibold">{tTitle(page)}</span>
                  <span className="block text-[0.92rem] text-ink-2">{tIndex(page)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {isAdmin && <FirstSteps canBeDismissed={false} />}
    </PageSection>
  );
}
