import "server-only";
import { listBookingsOn } from "@/lib/data/booking/list-bookings";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { recordChange } from "@/lib/data/site/audit-log";
import { createOnce, type IdempotencyClaim } from "@/lib/data/site/idempotency";
import { requireSpace } from "@/lib/data/space/spaces";
import { hasEmail } from "@/lib/domain/person/email";
import { closingRooms } from "@/lib/domain/room-time/room-parts";
import { enqueueMails } from "@/lib/jobs/queue";
import { messageSentSchema, type RoomMessageInput } from "@/lib/schemas/booking/message";

/**
 * Mails everybody with a booking on that day (Europe/Rome) in the room, in a room that contains it or in one of its
 * parts. One mail per address; recipients do not see each other.
 * @param claim of the Idempotency-Key: a repeated claim sends no second mail
 * @returns the number of recipients with an address
 * @throws AppError NOT_FOUND
 */
export async function writeToRoom(
  spaceId: number,
  { day, subject, text }: RoomMessageInput,
  claim: IdempotencyClaim | null,
): Promise<{ recipients: number }> {
  return createOnce(claim, { status: 202, schema: messageSentSchema }, async (tx) => {
    await requireSpace(spaceId, tx);
    const rooms = closingRooms(await listRoomParts(tx), spaceId);
    const byAddress = new Map(
      (await listBookingsOn(tx, rooms, day))
        .filter(({ email }) => hasEmail(email))
        .map((booking) => [booking.email.toLowerCase(), booking]),
    );
    const mails = [...byAddress.values()].map((booking) => ({
      template: "roomMessage" as const,
      to: booking.email,
      language: booking.language,
      data: { booking, subject, text },
    }));
    const recipients = await enqueueMails(tx, mails);
    await recordChange(tx, { action: "message", entity: "space", entityId: spaceId });
    return { recipients };
  });
}
