import { countMemberLists } from "@/lib/data/panel/listed-members";
import { findOverview } from "@/lib/data/panel/overview";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";
import type { DueToday, Overview } from "@/lib/schemas/panel/overview";
import { listExternalConflicts } from "@/lib/services/space/follow-calendar";
import "server-only";
import { fullName } from "@/lib/domain/person/full-name";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import { type CalendarDay, dayOf } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Door } from "@/lib/schemas/sign-up/check-in";
import { listExpectedParticipants } from "@/lib/services/sign-up/check-in";

const ofBooking = (booking: Booking, day: CalendarDay): DueToday => ({
  kind: "booking",
  id: booking.id,
  confirmationNumber: booking.confirmationNumber,
  title: booking.space.name,
  payerName: fullName(booking),
  // A booking of several days may have begun earlier.
  startTime: booking.startDate === day ? booking.startTime : null,
  dueAmount: booking.dueAmount,
});

/**
 * What the people expected on a day still have to pay: for rooms, for events of the day and for courses with a lesson
 * on it, in chronological order.
 * @param bookings of the day, without the canceled ones
 * @param doors of the day
 * @param day in Europe/Rome
 */
function listDueOn(bookings: readonly Booking[], doors: readonly Door[], day: CalendarDay): DueToday[] {
  const ofDoors = doors.flatMap(({ kind, title, startTime, people }) =>
    people.map(({ id, dueAmount, ...person }) => ({
      kind,
      id,
      confirmationNumber: confirmationNumber(id),
      title,
      payerName: fullName(person),
      startTime,
      dueAmount,
    })),
  );
  return [...bookings.map((booking) => ofBooking(booking, day)), ...ofDoors]
    .filter(({ dueAmount }) => dueAmount > 0)
    .sort((a, b) => (a.startTime ?? "").localeCompare(b.startTime ?? ""));
}

/**
 * The dashboard of today for a role, and the people expected today: monthly sums and members are reports, which the
 * role `desk` may not see.
 */
export async function overviewAndDoors(
  role: Role,
  now: Date,
): Promise<{ overview: Overview; doors: Door[] }> {
  const maySeeReports = mayManageCentre(role);
  const today = dayOf(now);
  const [found, doors, members, externalConflicts] = await Promise.all([
    findOverview(now),
    listExpectedParticipants(today),
    maySeeReports ? countMemberLists(today) : null,
    listExternalConflicts(now),
  ]);
  const overview = {
    ...found,
    dueToday: listDueOn(found.todaysBookings, doors, today),
    amounts: maySeeReports ? found.amounts : [],
    members,
    externalConflicts,
  };
  return { overview, doors };
}
