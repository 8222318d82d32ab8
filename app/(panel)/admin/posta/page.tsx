import { PageTexts } from "@/components/admin/generated/posta-texts";
import { MailsPage } from "@/components/admin/mails/mails-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listMails } from "@/lib/data/site/outbox";
import { mailListQuerySchema } from "@/lib/schemas/site/mail";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("mails");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("mails", props);
  const query = {};
  const { mails, total } = await listMails(mailListQuerySchema.parse(tableFirstPage(query)));
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/mails", query, 1), { items: mails, total }]]}>
        <MailsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
