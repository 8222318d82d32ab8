import { AuditPage } from "@/components/admin/audit/audit-page";
import { PageTexts } from "@/components/admin/generated/registro-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listAuditEntries } from "@/lib/data/site/audit-log";
import { auditQuerySchema } from "@/lib/schemas/site/audit";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("audit");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("audit", props);
  const query = { names: "true" };
  const { entries, total } = await listAuditEntries(auditQuerySchema.parse(tableFirstPage(query)));
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/audit", query, 1), { items: entries, total }]]}>
        <AuditPage />
      </InitialQueryData>
    </PageTexts>
  );
}
