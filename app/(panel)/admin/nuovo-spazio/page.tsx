import { PageTexts } from "@/components/admin/generated/nuovo-spazio-texts";
import { AddSpacePage } from "@/components/admin/spaces/add-space-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";
import { spacesAnswer } from "../spaces-answer";

export const generateMetadata = () => panelMetadata("add-space");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("add-space", props);
  return (
    <PageTexts>
      <InitialQueryData answers={[await spacesAnswer(user)]}>
        <AddSpacePage />
      </InitialQueryData>
    </PageTexts>
  );
}
