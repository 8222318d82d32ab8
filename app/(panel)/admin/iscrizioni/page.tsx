import { CourseSignUpsPage } from "@/components/admin/course-bookings/course-bookings-page";
import { PageTexts } from "@/components/admin/generated/iscrizioni-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listCourseSignUps } from "@/lib/data/sign-up/sign-up-lists";
import { courseSignUpListQuerySchema } from "@/lib/schemas/sign-up/course-sign-up";
import { toCourseAnswer } from "@/lib/schemas/sign-up/rest-names";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("course-bookings");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("course-bookings", props);
  const query = { sort: "made-desc" };
  const { signUps, total } = await listCourseSignUps(
    courseSignUpListQuerySchema.parse(tableFirstPage(query)),
    null,
  );
  const items = signUps.map(toCourseAnswer);
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/course-bookings", query, 1), { items, total }]]}>
        <CourseSignUpsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
