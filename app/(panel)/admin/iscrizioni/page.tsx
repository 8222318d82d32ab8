import { CourseBookingsPage } from "@/components/admin/course-bookings/course-bookings-page";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listCourseBookings } from "@/lib/data/sign-up/course-bookings";
import { courseBookingListQuerySchema } from "@/lib/schemas/sign-up/course-booking";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const metadata = panelMetadata("course-bookings");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("course-bookings", props);
  const query = { sort: "made-desc" };
  const { courseBookings, total } = await listCourseBookings(
    courseBookingListQuerySchema.parse(tableFirstPage(query)),
    null,
  );
  return (
    <InitialAnswers
      answers={[[tablePageKey("/api/course-bookings", query, 1), { items: courseBookings, total }]]}
    >
      <CourseBookingsPage />
    </InitialAnswers>
  );
}
