import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";

export interface ShownEntry extends BoardEntry {
  /**
   * Name of the room that is occupied, if it is not the row's own: the row's room is occupied with it or consists of
   * it.
   */
  otherRoom?: string;
}

/**
 * Creates a function that lists the entries in a room's row by start: its own, and those of the rooms that it consists
 * of, except those that occupy a part only because they occupy this room.
 */
export function entriesByRoom({ rooms, entries }: Board): (room: BoardRoom) => readonly ShownEntry[] {
  const names = new Map(rooms.map(({ id, name }) => [id, name]));
  const byRoom = new Map<number, ShownEntry[]>();
  for (const entry of entries) {
    const via = entry.viaSpaceId === undefined ? undefined : names.get(entry.viaSpaceId);
    const shown = via === undefined ? entry : { ...entry, otherRoom: via };
    const others = byRoom.get(entry.spaceId);
    if (others) others.push(shown);
    else byRoom.set(entry.spaceId, [shown]);
  }
  return ({ id, partIds }) => {
    const own = byRoom.get(id) ?? NONE;
    if (partIds.length === 0) return own;
    const inParts = partIds.flatMap((part) =>
      (byRoom.get(part) ?? NONE)
        .filter(({ viaSpaceId }) => viaSpaceId !== id)
        .map((entry) => ({ ...entry, otherRoom: entry.otherRoom ?? names.get(part) ?? "" })),
    );
    return [...own, ...inParts].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  };
}

const NONE: readonly ShownEntry[] = [];
