import "server-only";
import { listBookingsToRemind } from "@/lib/data/bookings-due";
import { prisma } from "@/lib/data/client";
import { addDays, dayOf, toInstant } from "@/lib/domain/time/dates";
import { jobIdOf } from "@/lib/jobs/job-id";
import { enqueueMail } from "@/lib/jobs/queue";

/** Reminders go out the day before at nine; who books after that has the confirmation fresh in the inbox. */
export const REMINDER_TIME = "09:00";

/**
 * Queues a reminder for each confirmed booking that starts tomorrow (in Rome). Runs every hour of the day, so that a
 * site that was down at nine catches up; the id of the mail keeps it to one for each booking and day.
 * @returns how many bookings are reminded of
 */
export async function remindOfTomorrow(now: Date): Promise<number> {
  const tomorrow = addDays(dayOf(now), 1);
  const bookings = await listBookingsToRemind(tomorrow, toInstant(dayOf(now), REMINDER_TIME));
  await prisma().$transaction(async (tx) => {
    for (const booking of bookings) {
      const mail = { template: "bookingReminder", to: booking.email, data: booking } as const;
      await enqueueMail(tx, mail, jobIdOf("reminder", booking.id, tomorrow));
    }
  });
  return bookings.length;
}
