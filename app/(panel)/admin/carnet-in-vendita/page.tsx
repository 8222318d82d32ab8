import { PageTexts } from "@/components/admin/generated/carnet-in-vendita-texts";
import { PassProductsPage } from "@/components/admin/pass-products/pass-products-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listPassProducts } from "@/lib/data/pass/products";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("pass-products");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("pass-products", props);
  return (
    <PageTexts>
      <InitialQueryData
        answers={[[["/api/pass-products?all=true"], await listPassProducts({ withHidden: true })]]}
      >
        <PassProductsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
