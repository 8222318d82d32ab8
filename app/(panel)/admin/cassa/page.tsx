import { CashPage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listPayments } from "@/lib/data/money/payments";
import { listRevenue } from "@/lib/data/till/revenue";
import { dayOf } from "@/lib/domain/time/dates";
import {
  paymentListQuerySchema,
  paymentSchema,
  revenueQuerySchema,
  revenueSchema,
} from "@/lib/schemas/till/payment";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("cash");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("cash", props);
  const today = dayOf(new Date());
  const ofToday = { from: today, to: today };
  const { payments, total } = await listPayments(paymentListQuerySchema.parse(tableFirstPage(ofToday)));
  const items = await toApiResponse(paymentSchema.array(), payments);
  const sums = await listRevenue(revenueQuerySchema.parse({ ...ofToday, groupBy: "method" }));
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [tablePageKey("/api/payments", ofToday, 1), { items, total, amount: null }],
          [
            [`/api/reports/revenue?groupBy=method&from=${today}&to=${today}`],
            await toApiResponse(revenueSchema, sums),
          ],
        ]}
      >
        <CashPage today={today} />
      </InitialQueryData>
    </PageTexts>
  );
}
