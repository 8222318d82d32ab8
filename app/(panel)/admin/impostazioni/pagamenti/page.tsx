import { PageTexts } from "@/components/admin/generated/impostazioni-pagamenti-texts";
import { WaysPage } from "@/components/admin/settings/ways/late-ways-page";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { findSettings } from "@/lib/data/site/settings";
import { withCards } from "@/lib/services/money/stripe-client";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("payment-methods");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("payment-methods", props);
  return (
    <PageTexts>
      <InitialAnswers answers={[[["/api/settings", "panel"], withCards(await findSettings())]]}>
        <WaysPage />
      </InitialAnswers>
    </PageTexts>
  );
}
