import { PageTexts } from "@/components/admin/generated/impostazioni-pagamenti-texts";
import { WaysPage } from "@/components/admin/settings/ways/lazy-ways-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("payment-methods");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("payment-methods", props);
  return (
    <PageTexts>
      <WaysPage />
    </PageTexts>
  );
}
