import { PageTexts } from "@/components/admin/generated/importa-texts";
import { ImportsSection } from "@/components/admin/settings/imports/imports-section";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("imports");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("imports", props);
  return (
    <PageTexts>
      <ImportsSection />
    </PageTexts>
  );
}
