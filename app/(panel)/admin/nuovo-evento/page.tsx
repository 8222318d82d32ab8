import { AddEventPage } from "@/components/admin/events/add-event-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("add-event");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("add-event", props);
  return <AddEventPage />;
}
