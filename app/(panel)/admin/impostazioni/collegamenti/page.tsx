import { PageTexts } from "@/components/admin/generated/impostazioni-collegamenti-texts";
import { LinksPage } from "@/components/admin/settings/links-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("links");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("links", props);
  return (
    <PageTexts>
      <LinksPage />
    </PageTexts>
  );
}
