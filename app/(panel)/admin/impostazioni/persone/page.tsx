import { PageTexts } from "@/components/admin/generated/impostazioni-persone-texts";
import { StaffPage } from "@/components/admin/settings/staff/late-staff-section";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("staff");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("staff", props);
  return (
    <PageTexts>
      <StaffPage />
    </PageTexts>
  );
}
