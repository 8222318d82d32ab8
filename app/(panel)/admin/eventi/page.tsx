import { EventsPage } from "@/components/admin/events/events-page";
import { PageTexts } from "@/components/admin/generated/eventi-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listEvents } from "@/lib/data/catalogue/events";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";
import { spacesAnswer } from "../spaces-answer";

export const generateMetadata = () => panelMetadata("events");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("events", props);
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [["/api/events?all=true"], await listEvents({ withHidden: true })],
          await spacesAnswer(user),
        ]}
      >
        <EventsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
