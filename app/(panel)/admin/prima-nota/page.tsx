import { JournalPage } from "@/components/admin/books/journal-page";
import { PageTexts } from "@/components/admin/generated/prima-nota-texts";
import { dayOf } from "@/lib/domain/time/dates";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("journal");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("journal", props);
  return (
    <PageTexts>
      <JournalPage today={dayOf(new Date())} />
    </PageTexts>
  );
}
