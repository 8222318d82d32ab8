import type { Metadata } from "next";
import { BookingList } from "@/components/bookings/booking-list";
import { type BookingTab, BookingTabs } from "@/components/bookings/booking-tabs";
import { OfflineNote } from "@/components/bookings/offline-note";
import { requireUserPage } from "@/lib/auth/current-user";
import { listBookingsOf } from "@/lib/data/bookings";
import { findSettings } from "@/lib/data/settings";
import { type BookingGroup, groupBookings } from "@/lib/domain/booking/booking-status";
import { paths, pathWithQuery } from "@/lib/paths";

export const metadata: Metadata = { title: "Le Mie Prenotazioni", robots: { index: false } };

const LABELS: Record<BookingGroup, string> = { upcoming: "Prossime", active: "Attive", past: "Passate" };
const GROUPS = ["upcoming", "active", "past"] as const satisfies readonly BookingGroup[];

/** How many past bookings are shown before all of them are asked for: who comes every week has hundreds. */
const PAST_SHOWN = 20;

interface MyBookingsProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MyBookingsPage({ searchParams }: MyBookingsProps) {
  const query = await searchParams;
  const user = await requireUserPage(pathWithQuery(paths.myBookings, query));
  const { tab, all } = query;
  const now = new Date();
  const { changeHours } = await findSettings();
  const dated = (await listBookingsOf(user.id)).map((booking) => ({
    booking,
    status: booking.status,
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
  }));
  const groups = groupBookings(dated, now);
  const tabs = GROUPS.map((group): BookingTab => {
    const bookings = groups[group].map(({ booking }) => booking);
    const shown = group === "past" && all === undefined ? bookings.slice(0, PAST_SHOWN) : bookings;
    return {
      group,
      label: LABELS[group],
      count: bookings.length,
      content: (
        <BookingList
          group={group}
          bookings={shown}
          hidden={bookings.length - shown.length}
          changeHours={changeHours}
          now={now}
        />
      ),
    };
  });

  return (
    <div className="page-width max-w-4xl pt-6 pb-16 sm:pt-10">
      <h1 className="mb-6 text-[clamp(2rem,4vw,3rem)]">Le Mie Prenotazioni</h1>
      <OfflineNote renderedAt={now.toISOString()} />
      <BookingTabs tabs={tabs} initial={GROUPS.find((group) => group === tab) ?? "upcoming"} />
    </div>
  );
}
