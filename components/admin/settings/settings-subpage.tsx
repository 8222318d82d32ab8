import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { PanelPageId } from "@/components/admin/panel-pages";
import { PageSection } from "@/components/admin/shared/page-section";

interface SettingsSubpageProps {
  page: PanelPageId;
  intro?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function SettingsSubpage({ page, intro, actions, children }: SettingsSubpageProps) {
  const t = useTranslations("panel.pages.title");
  return (
    <PageSection title={t(page)} actions={actions}>
      {intro && <p className="max-w-prose text-ink-2">{intro}</p>}
      {children}
    </PageSection>
  );
}

export const SettingsCard = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 rounded-xl border bg-surface p-4 shadow-rest sm:p-6">{children}</div>
);
