import { ToRefundPage } from "@/components/admin/cash/cash-pages";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("to-refund");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("to-refund", props);
  return <ToRefundPage />;
}
