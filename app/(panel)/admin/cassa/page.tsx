import { CashPage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-texts";
import { dayOf } from "@/lib/domain/time/dates";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("cash");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("cash", props);
  return (
    <PageTexts>
      <CashPage today={dayOf(new Date())} />
    </PageTexts>
  );
}
