import { AddEventPage } from "@/components/admin/events/add-event-page";
import { PageTexts } from "@/components/admin/generated/nuovo-evento-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";
import { spacesAnswer } from "../spaces-answer";

export const generateMetadata = () => panelMetadata("add-event");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("add-event", props);
  return (
    <PageTexts>
      <InitialQueryData answers={[await spacesAnswer(user)]}>
        <AddEventPage />
      </InitialQueryData>
    </PageTexts>
  );
}
