import { EventsPage } from "@/components/admin/events/events-page";
import { PageTexts } from "@/components/admin/generated/eventi-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listEvents } from "@/lib/data/catalogue/events";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("events");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("events", props);
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/events?all=true"], await listEvents({ withHidden: true })]]}>
        <EventsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
