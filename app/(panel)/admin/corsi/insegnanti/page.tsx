import { PageTexts } from "@/components/admin/generated/corsi-insegnanti-texts";
import { TeachersPage } from "@/components/admin/teachers/teachers-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { teachersFor } from "@/lib/services/catalogue/teachers";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("teachers");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("teachers", props);
  const teachers = await teachersFor(user, { all: true }, new Date());
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/teachers?all=true"], teachers]]}>
        <TeachersPage />
      </InitialQueryData>
    </PageTexts>
  );
}
