import { StatementPage } from "@/components/admin/books/statement-page";
import { PageTexts } from "@/components/admin/generated/rendiconto-texts";
import { dayOf } from "@/lib/domain/time/dates";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("statement");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("statement", props);
  return (
    <PageTexts>
      <StatementPage today={dayOf(new Date())} />
    </PageTexts>
  );
}
