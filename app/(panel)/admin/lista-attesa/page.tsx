import { PageTexts } from "@/components/admin/generated/lista-attesa-texts";
import { WaitingPage } from "@/components/admin/waiting/waiting-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listEntries } from "@/lib/data/waiting/waiting-list";
import { waitingListQuerySchema } from "@/lib/schemas/waiting/waiting-list";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("waiting");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("waiting", props);
  const query = { sort: "turn" };
  const { entries, total } = await listEntries(waitingListQuerySchema.parse(tableFirstPage(query)), null);
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/waiting-list", query, 1), { items: entries, total }]]}>
        <WaitingPage />
      </InitialQueryData>
    </PageTexts>
  );
}
