import { PageTexts } from "@/components/admin/generated/clienti-comunicazioni-texts";
import { MailingsPage } from "@/components/admin/mailings/mailings-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listMailings } from "@/lib/data/panel/mailings";
import { mailingsQuerySchema } from "@/lib/schemas/panel/mailing";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("mailings");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("mailings", props);
  const { mailings, total } = await listMailings(mailingsQuerySchema.parse(tableFirstPage({})));
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/mailings", {}, 1), { items: mailings, total }]]}>
        <MailingsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
