import { PageTexts } from "@/components/admin/generated/carnet-texts";
import { PassesPage } from "@/components/admin/passes/passes-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listPasses } from "@/lib/data/panel/listed-passes";
import { passListQuerySchema } from "@/lib/schemas/pass/pass";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("passes");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("passes", props);
  const query = passListQuerySchema.parse(tableFirstPage({}));
  const { passes, total } = await listPasses(query, null, new Date());
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/passes", {}, 1), { items: passes, total }]]}>
        <PassesPage />
      </InitialQueryData>
    </PageTexts>
  );
}
