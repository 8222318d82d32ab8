import { PageTexts } from "@/components/admin/generated/impostazioni-soci-texts";
import { MemberRulesPage } from "@/components/admin/settings/members/lazy-members-section";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("member-rules");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("member-rules", props);
  return (
    <PageTexts>
      <MemberRulesPage />
    </PageTexts>
  );
}
