import { PageTexts } from "@/components/admin/generated/impostazioni-collegamenti-texts";
import { LinksPage } from "@/components/admin/settings/links-page";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { calendarFeedStatusSchema } from "@/lib/schemas/site/calendar-feed";
import { CENTRE_FEED, calendarFeedStatus } from "@/lib/services/person/calendar-feeds";
import { answerOf } from "../../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("links");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("links", props);
  const status = await answerOf(calendarFeedStatusSchema, await calendarFeedStatus(CENTRE_FEED));
  return (
    <PageTexts>
      <InitialAnswers answers={[[["/api/settings/calendar", "calendar-feed"], status]]}>
        <LinksPage />
      </InitialAnswers>
    </PageTexts>
  );
}
