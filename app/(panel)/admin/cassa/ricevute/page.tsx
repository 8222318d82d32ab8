import { ReceiptsPage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-ricevute-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { growing } from "@/components/shared/table/table-page";
import { listReceipts } from "@/lib/data/till/receipts";
import { receiptListQuerySchema, receiptSchema } from "@/lib/schemas/till/receipt";
import { toApiResponse } from "../../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("receipts");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("receipts", props);
  const { receipts, total } = await listReceipts(receiptListQuerySchema.parse(growing.page(1)), null);
  const first = growing.first(await toApiResponse(receiptSchema.array(), receipts), total);
  return (
    <PageTexts>
      <InitialQueryData answers={[[growing.key("/api/receipts"), first]]}>
        <ReceiptsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
