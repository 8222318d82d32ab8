import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type PanelPageId, panelPath } from "@/components/admin/panel-pages";
import { PageSection } from "@/components/admin/shared/page-section";
import { Button } from "@/components/ui/button";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

interface SettingsSubpageProps {
  page: PanelPageId;
  intro: string;
  children: ReactNode;
}

/** A page under Impostazioni, with the way back to it. */
export function SettingsSubpage({ page, intro, children }: SettingsSubpageProps) {
  const t = useTranslations("panel.settings.page");
  const tPages = useTranslations("panel.pages.title");
  return (
    <PageSection
      title={tPages(page)}
      actions={
        <Button asChild variant="ghost" size="sm">
          <Link href={panelPath("settings")}>
            <ArrowLeft />
            {t("back")}
          </Link>
        </Button>
      }
    >
      <p className="max-w-prose text-ink-2">{intro}</p>
      {children}
    </PageSection>
  );
}
