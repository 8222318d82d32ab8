import { PageTexts } from "@/components/admin/generated/codici-texts";
import { PromoCodesPage } from "@/components/admin/promo-codes/promo-codes-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listPromoCodes } from "@/lib/data/money/promo-codes";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("promo-codes");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("promo-codes", props);
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/promo-codes"], await listPromoCodes()]]}>
        <PromoCodesPage />
      </InitialQueryData>
    </PageTexts>
  );
}
