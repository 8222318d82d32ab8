import { PageTexts } from "@/components/admin/generated/impostazioni-disdette-texts";
import { CancellationPage } from "@/components/admin/settings/rules/lazy-cancellation-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";
import { SiteAnswers } from "../../site-answers";

export const generateMetadata = () => panelMetadata("cancellation");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("cancellation", props);
  return (
    <PageTexts>
      <SiteAnswers>
        <CancellationPage />
      </SiteAnswers>
    </PageTexts>
  );
}
