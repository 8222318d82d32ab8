import "server-only";
import { z } from "zod";
import type { Transaction } from "@/lib/data/client";
import { Prisma } from "@/lib/data/generated/client";
import { STANDING_COLUMNS, STANDING_TABLES, standingSchema } from "@/lib/data/membership/standing";
import { queryRows } from "@/lib/data/query-rows";
import { type RoomTime, roomTimeColumns, roomTimeOf, roomTimeSchema } from "@/lib/data/space/room-time";
import type { Span } from "@/lib/domain/room-time/busy-spans";
import { AppError } from "@/lib/errors";

const bookerSchema = standingSchema.extend({
  personId: z.int(),
  /** Bookings of the person that are upcoming or running, including those made by an administrator. */
  open: z.int(),
  /** The limit set in the site settings. */
  most: z.int(),
});

/** Everything about the customer that a booking depends on. */
export type Booker = z.infer<typeof bookerSchema>;

const bookerInRoomSchema = bookerSchema.extend(roomTimeSchema.shape);

/**
 * The customer of an account and the occupied time of the room to be booked, in one query. The caller holds the locks
 * of both.
 * @param window the instants within which the room's time is read
 * @throws AppError UNAUTHENTICATED when the account no longer exists
 */
export async function findBookerInRoom(
  tx: Transaction,
  userId: number,
  { spaceId, window }: { spaceId: number; window: Span },
  now: Date,
): Promise<{ booker: Booker; roomTime: RoomTime }> {
  const sql = Prisma.sql`
    SELECT ${STANDING_COLUMNS}, p.id AS "personId", s.max_open_bookings AS most, (
        SELECT count(*)::int FROM bookings b
        WHERE b.person_id = p.id AND b.status <> 'canceled' AND b.ends_at > ${now}
      ) AS open, ${roomTimeColumns(window, spaceId)}
    FROM ${STANDING_TABLES} WHERE p.id = (SELECT person_id FROM users WHERE id = ${userId})`;
  const [found] = await queryRows(tx, bookerInRoomSchema, sql);
  // The account was deleted after the session was read.
  if (found === undefined) throw new AppError("UNAUTHENTICATED");
  const { version, taken, ...booker } = found;
  return { booker, roomTime: await roomTimeOf(spaceId, { version, taken }, tx) };
}
