import "server-only";
import { listBookingsToRemind } from "@/lib/data/booking/list-bookings";
import { prisma } from "@/lib/data/client";
import { listSignUpsToRemind } from "@/lib/data/sign-up/sign-ups";
import { addDays, type CalendarDay, dayOf, toInstant } from "@/lib/domain/time/dates";
import { attemptEach } from "@/lib/jobs/attempt-each";
import { jobIdOf } from "@/lib/jobs/job-id";
import { enqueueMail } from "@/lib/jobs/queue";
import { notifyTomorrow } from "@/lib/services/sign-up/notifications";
import { findSignUp } from "@/lib/services/sign-up/sign-up";

/** Reminders are sent the day before at nine (in Rome). Bookings made later get none: their confirmation is recent. */
export const REMINDER_TIME = "09:00";

/** Queues reminders for confirmed bookings that start tomorrow. */
async function remindOfBookings(tomorrow: CalendarDay, madeBefore: Date): Promise<void> {
  await attemptEach(await listBookingsToRemind(tomorrow, madeBefore), (booking) => {
    const { email: to, language } = booking;
    const mail = { template: "bookingReminder", to, language, data: booking } as const;
    return prisma().$transaction((tx) => enqueueMail(tx, mail, jobIdOf("reminder", booking.id, tomorrow)));
  });
}

/** Queues reminders for sign-ups for events and courses that begin tomorrow. */
async function remindOfSignUps(tomorrow: CalendarDay, madeBefore: Date, now: Date): Promise<void> {
  await attemptEach(await listSignUpsToRemind(tomorrow, madeBefore), ({ linkId, ...ref }) =>
    prisma().$transaction(async (tx) => {
      const full = await findSignUp(tx, ref);
      if (full !== null)
        await notifyTomorrow(tx, full, linkId, jobIdOf("reminder", ref.kind, ref.id, tomorrow), now);
    }),
  );
}

/**
 * Queues a reminder for each confirmed booking and each sign-up that starts tomorrow (in Rome). Runs every hour from
 * nine on, so that a site that was down catches up; the job id prevents duplicates.
 */
export async function remindOfTomorrow(now: Date): Promise<void> {
  const tomorrow = addDays(dayOf(now), 1);
  const madeBefore = toInstant(dayOf(now), REMINDER_TIME);
  await attemptEach([remindOfBookings, remindOfSignUps], (remind) => remind(tomorrow, madeBefore, now));
}
