import { MembersPage } from "@/components/admin/members/members-page";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("members");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("members", props);
  return <MembersPage key={JSON.stringify(await props.searchParams)} />;
}
