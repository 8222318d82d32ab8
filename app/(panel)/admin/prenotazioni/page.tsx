import { BookingsPage } from "@/components/admin/bookings/bookings-page";
import { PageTexts } from "@/components/admin/generated/prenotazioni-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listBookings } from "@/lib/data/booking/list-bookings";
import { dayOf } from "@/lib/domain/time/dates";
import { bookingListQuerySchema } from "@/lib/schemas/booking/booking-list";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("bookings");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("bookings", props);
  const today = dayOf(new Date());
  const query = { from: today, sort: "start-asc" };
  const { bookings, total } = await listBookings(bookingListQuerySchema.parse(tableFirstPage(query)), null);
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/bookings", query, 1), { items: bookings, total }]]}>
        <BookingsPage today={today} />
      </InitialQueryData>
    </PageTexts>
  );
}
