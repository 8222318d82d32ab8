import { PageTexts } from "@/components/admin/generated/impostazioni-schermi-texts";
import { ScreensSection } from "@/components/admin/settings/screens/screens-section";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("screens");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("screens", props);
  return (
    <PageTexts>
      <ScreensSection />
    </PageTexts>
  );
}
