import { CoursesPage } from "@/components/admin/courses/courses-page";
import { PageTexts } from "@/components/admin/generated/corsi-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listCourses } from "@/lib/data/catalogue/courses";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("courses");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("courses", props);
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/courses"], await listCourses()]]}>
        <CoursesPage />
      </InitialQueryData>
    </PageTexts>
  );
}
