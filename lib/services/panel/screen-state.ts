import "server-only";
import { hashToken } from "@/lib/auth/mail-token";
import { findScreenAt, touchScreen } from "@/lib/data/panel/screens";
import { findSite } from "@/lib/data/site/site";
import { openSpans } from "@/lib/domain/panel/open-spans";
import { dayOf } from "@/lib/domain/time/dates";
import type { BoardEntry } from "@/lib/schemas/panel/board";
import type { Screen, ScreenState } from "@/lib/schemas/panel/screen";
import { findBoard } from "./board-seats";

type Entry = ScreenState["entries"][number];

/** What a screen may show of an entry; null for time that is only held for a waiting person. */
function toldOf({ kind, title }: BoardEntry, showsNames: boolean): Pick<Entry, "kind" | "title"> | null {
  if (kind === "hold") return null;
  if (kind === "event" || kind === "course") return { kind, title };
  // The reason of a closure and the titles of a followed calendar are meant for the staff.
  return { kind, title: kind === "booking" && showsNames ? title : null };
}

/**
 * What a screen shows today (Europe/Rome).
 * @param token from its address
 * @returns null when the screen was deleted or never existed
 */
export async function findScreenState(token: string, now: Date): Promise<ScreenState | null> {
  const screen = await findScreenAt(hashToken(token));
  if (screen === null) return null;
  await touchScreen(screen, now);
  const day = dayOf(now);
  const [board, { name, logoUrl }] = await Promise.all([findBoard(day, day), findSite()]);
  const rooms = board.rooms.filter(({ id, isAvailable }) => isAvailable || id === screen.spaceId);
  const partIds = rooms.find(({ id }) => id === screen.spaceId)?.partIds ?? [];
  const names = new Map(rooms.map((room) => [room.id, room.name]));
  return {
    name: screen.name,
    spaceId: screen.spaceId,
    site: { name, logoUrl },
    at: now.toISOString(),
    day,
    rooms: rooms.map((room) => ({
      id: room.id,
      name: room.name,
      open: openSpans(day, room.closed),
      // A room is not free while a part of it is taken.
      taken: board.entries
        .filter(({ spaceId }) => spaceId === room.id || room.partIds.includes(spaceId))
        .map(({ startsAt, endsAt, bufferEndsAt }) => ({ startsAt, endsAt: bufferEndsAt ?? endsAt })),
    })),
    entries: board.entries.flatMap((entry) => {
      const room = names.get(entry.spaceId);
      const told = toldOf(entry, screen.showsNames);
      if (room === undefined || told === null || !isOf(screen, partIds, entry)) return [];
      const { spaceId, startsAt, endsAt } = entry;
      return [{ ...told, spaceId, room, startsAt, endsAt }];
    }),
  };
}

/**
 * Whether an entry belongs on a screen. A room's screen shows the room and its parts, which block it. A booking of a
 * room with parts appears once and not once per part, on the centre's screen too.
 */
function isOf({ spaceId }: Screen, partIds: readonly number[], entry: BoardEntry): boolean {
  if (spaceId === null) return entry.viaSpaceId === undefined;
  return entry.spaceId === spaceId || (partIds.includes(entry.spaceId) && entry.viaSpaceId !== spaceId);
}
