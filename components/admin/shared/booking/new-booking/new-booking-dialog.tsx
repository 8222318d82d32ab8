import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { NoRoomsYet } from "@/components/admin/shared/no-rooms-yet";
import type { FoundPerson } from "@/components/admin/shared/person-field/person-choice";
import { TableError } from "@/components/shared/table/table-states";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api-client";
import type { Period } from "@/lib/domain/room-time/period";
import { periodParams } from "@/lib/domain/search/space-search-url";
import { addDays, dayOf, minutesOf, timeFromMinutes, timeOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { FreeRoom } from "@/lib/schemas/panel/board";
import type { Space } from "@/lib/schemas/space/space";
import { NewBookingForm } from "./new-booking-form";
import type { BookingDraft } from "./use-slot";

interface NewBookingProps {
  /** The initial room and period; if omitted, the next free hour is proposed. */
  draft?: BookingDraft | undefined;
  person?: FoundPerson;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

/** Maximum number of hours to request before none is proposed. */
const HOURS_ASKED = 6;
const USUAL_HOURS = { first: 8, last: 19 };

/** The full hours from the next one on: the rest of today, then tomorrow. */
function* nextHours(now: Date): Generator<Period> {
  const today = dayOf(now);
  const next = Math.floor(minutesOf(timeOf(now)) / 60) + 1;
  for (const day of [today, addDays(today, 1)]) {
    const first = Math.max(USUAL_HOURS.first, day === today ? next : 0);
    for (let hour = first; hour <= USUAL_HOURS.last; hour += 1) {
      const hours = { startTime: timeFromMinutes(hour * 60), endTime: timeFromMinutes((hour + 1) * 60) };
      yield { startDate: day, endDate: day, isFullDay: false, ...hours };
    }
  }
}

/** The next hour in which a room is free, with that room; null if the next hours are all booked. */
async function findFreeHour(): Promise<BookingDraft | null> {
  let asked = 0;
  for (const period of nextHours(new Date())) {
    const rooms = await api.get<FreeRoom[]>(`/api/board/free?${periodParams(period)}`);
    const free = rooms.find(({ unavailable }) => unavailable === null);
    if (free) return { spaceId: free.spaceId, period };
    asked += 1;
    if (asked === HOURS_ASKED) break;
  }
  return null;
}

export function NewBookingDialog({ draft, person, onClose, onBooked }: NewBookingProps) {
  const t = useTranslations("panel.booking.new");
  const spaces = useQuery<Space[]>({ queryKey: ["/api/spaces"] });
  const hour = useQuery({
    queryKey: ["/api/board/free", "next"],
    queryFn: findFreeHour,
    enabled: draft === undefined,
    gcTime: 0,
  });
  const proposed = draft ?? hour.data ?? undefined;
  return (
    <GuardedDialog
      title={t("title")}
      description={t("description")}
      onClose={onClose}
      className="sm:w-[min(64rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => {
        if (spaces.error && !spaces.data)
          return <TableError error={spaces.error} onRetry={() => void spaces.refetch()} />;
        if (!spaces.data || hour.isLoading) return <Skeleton className="h-64" />;
        const first = spaces.data.find(({ isAvailable }) => isAvailable) ?? spaces.data[0];
        if (!first) return <NoRoomsYet description={t("noRoom")} />;
        return (
          <NewBookingForm
            rooms={spaces.data}
            spaceId={proposed?.spaceId ?? first.id}
            draft={proposed}
            person={person}
            onDirtyChange={setDirty}
            onCancel={close}
            onJoined={onClose}
            onBooked={(booking) => {
              setDirty(false);
              onBooked(booking);
            }}
          />
        );
      }}
    </GuardedDialog>
  );
}
