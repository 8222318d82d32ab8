import { PageTexts } from "@/components/admin/generated/impostazioni-sito-texts";
import { SitePage } from "@/components/admin/settings/site/lazy-site-section";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";
import { SiteAnswers } from "../../site-answers";

export const generateMetadata = () => panelMetadata("site");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("site", props);
  return (
    <PageTexts>
      <SiteAnswers>
        <SitePage />
      </SiteAnswers>
    </PageTexts>
  );
}
