import { AddCoursePage } from "@/components/admin/courses/add-course-page";
import { PageTexts } from "@/components/admin/generated/nuovo-corso-texts";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("add-course");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("add-course", props);
  return (
    <PageTexts>
      <AddCoursePage />
    </PageTexts>
  );
}
