import { PageTexts } from "@/components/admin/generated/soci-texts";
import { MembersPage } from "@/components/admin/members/members-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("members");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("members", props);
  return (
    <PageTexts>
      <MembersPage key={JSON.stringify(await props.searchParams)} />
    </PageTexts>
  );
}
