import { PageTexts } from "@/components/admin/generated/impostazioni-regole-texts";
import { BookingRulesPage } from "@/components/admin/settings/rules/lazy-rules-pages";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("booking-rules");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("booking-rules", props);
  return (
    <PageTexts>
      <BookingRulesPage />
    </PageTexts>
  );
}
