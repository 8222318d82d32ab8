import "server-only";
import { deleteAccount as deleteAccountRow, lockAccount, lockAdministratorIds } from "@/lib/data/accounts";
import { recordChange } from "@/lib/data/audit-log";
import { lockBooking } from "@/lib/data/booking-lock";
import { prisma } from "@/lib/data/client";
import {
  eraseFromBookings,
  eraseFromCourses,
  eraseFromEvents,
  listComingBookingIds,
} from "@/lib/data/erasure";
import { dayOf } from "@/lib/domain/time/dates";
import { AppError } from "@/lib/errors";
import { removeImage } from "@/lib/storage/images";
import { BY_CUSTOMER, writeCancellation } from "./cancel-booking";
import { requirePassword } from "./change-password";
import { notifyBookingCanceled } from "./notifications";

const LAST_ADMINISTRATOR = "Sei l'unico amministratore: nominane un altro prima di eliminare il tuo account.";

/**
 * Removes an account: bookings to come are canceled with the refund of the policy, past ones are kept without the
 * person (accounting), everything else goes. Sign-ups that were made with the address alone count as hers only when
 * the address is verified.
 * @throws AppError FORBIDDEN for the last administrator
 */
export async function eraseAccount(userId: number, now: Date): Promise<void> {
  const picture = await prisma().$transaction(async (tx) => {
    const administrators = await lockAdministratorIds(tx);
    const account = await lockAccount(tx, userId);
    if (account === null) return null;
    if (account.role === "admin" && administrators.length === 1)
      throw new AppError("FORBIDDEN", { message: LAST_ADMINISTRATOR });

    const person = { userId, email: account.isVerified ? account.email : null };
    for (const id of await listComingBookingIds(tx, person, now)) {
      const booking = await lockBooking(tx, id);
      if (booking === null || booking.status === "canceled") continue;
      const after = await writeCancellation(tx, booking, BY_CUSTOMER, now);
      await recordChange(tx, { action: "cancel", entity: "booking", entityId: id, before: booking, after });
      await notifyBookingCanceled(tx, after);
    }
    await eraseFromBookings(tx, person);
    await eraseFromCourses(tx, person, dayOf(now));
    if (person.email !== null) await eraseFromEvents(tx, person.email, dayOf(now));
    await deleteAccountRow(tx, userId);
    await recordChange(tx, { action: "delete", entity: "user", entityId: userId });
    return account.customAvatarUrl;
  });
  await removeImage(picture);
}

/**
 * A person deletes her own account.
 * @throws AppError WRONG_PASSWORD, RATE_LIMITED, FORBIDDEN for the last administrator
 */
export async function deleteOwnAccount(userId: number, password: string, now: Date): Promise<void> {
  await requirePassword(userId, password, "password");
  await eraseAccount(userId, now);
}
