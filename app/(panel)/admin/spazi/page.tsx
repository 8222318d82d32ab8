import { PageTexts } from "@/components/admin/generated/spazi-texts";
import { SpacesPage } from "@/components/admin/spaces/spaces-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";
import { spacesAnswer } from "../spaces-answer";

export const generateMetadata = () => panelMetadata("spaces");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("spaces", props);
  return (
    <PageTexts>
      <InitialQueryData answers={[await spacesAnswer(user)]}>
        <SpacesPage />
      </InitialQueryData>
    </PageTexts>
  );
}
