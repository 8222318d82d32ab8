import { ReceiptsPage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-ricevute-texts";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("receipts");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("receipts", props);
  return (
    <PageTexts>
      <ReceiptsPage />
    </PageTexts>
  );
}
