import { AddEventPage } from "@/components/admin/events/add-event-page";
import { PageTexts } from "@/components/admin/generated/nuovo-evento-texts";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("add-event");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("add-event", props);
  return (
    <PageTexts>
      <AddEventPage />
    </PageTexts>
  );
}
