import { PageTexts } from "@/components/admin/generated/impostazioni-collegamenti-texts";
import { LinksPage } from "@/components/admin/settings/links-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { calendarFeedStatusSchema } from "@/lib/schemas/site/calendar-feed";
import { CENTRE_FEED, calendarFeedStatus } from "@/lib/services/person/calendar-feeds";
import { toApiResponse } from "../../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("links");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("links", props);
  const status = await toApiResponse(calendarFeedStatusSchema, await calendarFeedStatus(CENTRE_FEED));
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/settings/calendar", "calendar-feed"], status]]}>
        <LinksPage />
      </InitialQueryData>
    </PageTexts>
  );
}
