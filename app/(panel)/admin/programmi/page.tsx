import { PageTexts } from "@/components/admin/generated/programmi-texts";
import { ProgramsPage } from "@/components/admin/programs/programs-page";
import { absoluteUrl } from "@/lib/seo/site-url";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("programs");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("programs", props);
  return (
    <PageTexts>
      <ProgramsPage mcpAddress={absoluteUrl("/api/mcp")} />
    </PageTexts>
  );
}
