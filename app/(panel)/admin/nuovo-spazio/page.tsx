import { PageTexts } from "@/components/admin/generated/nuovo-spazio-texts";
import { AddSpacePage } from "@/components/admin/spaces/add-space-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("add-space");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("add-space", props);
  return (
    <PageTexts>
      <AddSpacePage />
    </PageTexts>
  );
}
