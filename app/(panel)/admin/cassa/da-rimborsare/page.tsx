import { ToRefundPage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-da-rimborsare-texts";
import { OpenAnswers } from "../../open-answers";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("to-refund");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("to-refund", props);
  return (
    <PageTexts>
      <OpenAnswers side="refund">
        <ToRefundPage />
      </OpenAnswers>
    </PageTexts>
  );
}
