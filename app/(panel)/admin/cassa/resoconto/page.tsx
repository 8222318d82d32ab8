import { RevenuePage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-resoconto-texts";
import { dayOf } from "@/lib/domain/time/dates";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("revenue");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("revenue", props);
  return (
    <PageTexts>
      <RevenuePage today={dayOf(new Date())} />
    </PageTexts>
  );
}
