import { PageTexts } from "@/components/admin/generated/impostazioni-schermi-texts";
import { ScreensSection } from "@/components/admin/settings/screens/screens-section";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listScreens } from "@/lib/data/panel/screens";
import { screenSchema } from "@/lib/schemas/panel/screen";
import { toApiResponse } from "../../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";
import { spacesAnswer } from "../../spaces-answer";

export const generateMetadata = () => panelMetadata("screens");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("screens", props);
  const screens = await toApiResponse(screenSchema.array(), await listScreens());
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/screens"], screens], await spacesAnswer(user)]}>
        <ScreensSection />
      </InitialQueryData>
    </PageTexts>
  );
}
