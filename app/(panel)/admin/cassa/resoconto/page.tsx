import { RevenuePage } from "@/components/admin/cash/cash-pages";
import { PageTexts } from "@/components/admin/generated/cassa-resoconto-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listRevenue } from "@/lib/data/till/revenue";
import { partsOfDay } from "@/lib/domain/time/calendar-day";
import { dayOf } from "@/lib/domain/time/dates";
import { revenueQuerySchema, revenueSchema } from "@/lib/schemas/till/payment";
import { toApiResponse } from "../../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("revenue");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("revenue", props);
  const today = dayOf(new Date());
  const query = { from: `${partsOfDay(today).year}-01-01`, to: today, groupBy: "month" };
  const revenue = await toApiResponse(revenueSchema, await listRevenue(revenueQuerySchema.parse(query)));
  const path = `/api/reports/revenue?${new URLSearchParams(query)}`;
  return (
    <PageTexts>
      <InitialQueryData answers={[[[path], revenue]]}>
        <RevenuePage today={today} />
      </InitialQueryData>
    </PageTexts>
  );
}
