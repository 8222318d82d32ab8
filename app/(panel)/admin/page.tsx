import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageTexts } from "@/components/admin/generated/start-texts";
import { OverviewPage } from "@/components/admin/overview/overview-page";
import { panelPageOfTab, panelPath } from "@/components/admin/panel-pages";
import { requireAdminPage } from "@/lib/auth/current-user";
import { paths, pathWithQuery } from "@/lib/paths";
import { OverviewAnswers } from "./overview-answers";
import type { PanelPageProps } from "./require-panel-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("panel.frame.bar");
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** The panel opens with today's overview; addresses of earlier versions (`?tab=`) redirect to their page. */
export default async function AdminPage({ searchParams }: PanelPageProps) {
  const query = await searchParams;
  const { role } = await requireAdminPage(pathWithQuery(paths.admin, query));
  const page = panelPageOfTab(query.tab, role);
  if (page !== null) redirect(panelPath(page));
  return (
    <PageTexts>
      <OverviewAnswers role={role}>
        <OverviewPage />
      </OverviewAnswers>
    </PageTexts>
  );
}
