import { PageTexts } from "@/components/admin/generated/oggi-texts";
import { OverviewPage } from "@/components/admin/overview/overview-page";
import { OverviewAnswers } from "../overview-answers";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("overview");

export default async function Page(props: PanelPageProps) {
  const { role } = await requirePanelPage("overview", props);
  return (
    <PageTexts>
      <OverviewAnswers role={role}>
        <OverviewPage />
      </OverviewAnswers>
    </PageTexts>
  );
}
