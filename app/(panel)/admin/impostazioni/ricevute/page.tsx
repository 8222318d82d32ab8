import { PageTexts } from "@/components/admin/generated/impostazioni-ricevute-texts";
import { FiscalPage } from "@/components/admin/settings/rules/lazy-rules-pages";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("fiscal");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("fiscal", props);
  return (
    <PageTexts>
      <FiscalPage />
    </PageTexts>
  );
}
