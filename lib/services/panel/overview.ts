import { countMemberLists } from "@/lib/data/panel/listed-members";
import { findOverview } from "@/lib/data/panel/overview";
import { mayManageCentre, type Role } from "@/lib/domain/person/roles";
import type { DueToday, Overview } from "@/lib/schemas/panel/overview";
import { listExternalConflicts } from "@/lib/services/space/follow-calendar";
import "server-only";
import { listDueOfSignUps } from "@/lib/data/till/due-sign-ups";
import { OFFERING_KINDS } from "@/lib/domain/catalogue/offering";
import { fullName } from "@/lib/domain/person/full-name";
import { confirmationNumber } from "@/lib/domain/site/confirmation-number";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { Booking } from "@/lib/schemas/booking/booking";
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
 * @param day in Europe/Rome
 */
async function listDueOn(bookings: readonly Booking[], day: CalendarDay): Promise<DueToday[]> {
  const doors = await listExpectedParticipants(day);
  const due = bookings.filter(({ dueAmount }) => dueAmount > 0).map((booking) => ofBooking(booking, day));
  for (const kind of OFFERING_KINDS) {
    const ofKind = doors.filter((door) => door.kind === kind);
    const amounts = await listDueOfSignUps(
      kind,
      ofKind.flatMap(({ people }) => people.map(({ id }) => id)),
    );
    for (const { title, startTime, people } of ofKind)
      for (const { id, firstName, lastName } of people) {
        const dueAmount = amounts.get(id);
        if (dueAmount === undefined) continue;
        const payerName = fullName({ firstName, lastName });
        due.push({
          kind,
          id,
          confirmationNumber: confirmationNumber(id),
          title,
          payerName,
          startTime,
          dueAmount,
        });
      }
  }
  return due.sort((a, b) => (a.startTime ?? "").localeCompare(b.startTime ?? ""));
}

/** The dashboard of today for a role: monthly sums and members are reports, which the role `desk` may not see. */
export async function overviewFor(role: Role, now: Date): Promise<Overview> {
  const overview = await findOverview(now);
  const maySeeReports = mayManageCentre(role);
  return {
    ...overview,
    dueToday: await listDueOn(overview.todaysBookings, overview.today),
    amounts: maySeeReports ? overview.amounts : [],
    members: maySeeReports ? await countMemberLists(overview.today) : null,
    externalConflicts: await listExternalConflicts(now),
  };
}
