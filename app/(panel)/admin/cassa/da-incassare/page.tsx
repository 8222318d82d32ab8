import { ToCollectPage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-da-incassare-texts";
import { OpenAnswers } from "../../open-answers";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("to-collect");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("to-collect", props);
  return (
    <PageTexts>
      <OpenAnswers side="due">
        <ToCollectPage />
      </OpenAnswers>
    </PageTexts>
  );
}
