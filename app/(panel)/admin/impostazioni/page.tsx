import { PageTexts } from "@/components/admin/generated/impostazioni-texts";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("settings");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("settings", props);
  return (
    <PageTexts>
      <SettingsPage />
    </PageTexts>
  );
}
