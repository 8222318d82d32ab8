import { isMovable } from "@/components/admin/board/drag-state";
import { entriesByRoom } from "@/components/admin/board/room-entries";
import type { Board, BoardEntry, BoardRoom } from "@/lib/schemas/panel/board";

/** The entries in the row of a room with parts, and in the rows of its parts. */

const room = (id: number, name: string, partIds: number[] = []): BoardRoom => ({
  ...{ id, name, capacity: 20, isAvailable: true, openingTime: "08:00", closingTime: "20:00" },
  ...{ minBookingHours: 1, partIds, closed: [] },
});

const entry = (id: number, spaceId: number, hour: number, viaSpaceId?: number): BoardEntry => ({
  ...{ kind: "booking", id, spaceId, title: `Prenotazione ${id}`, label: `N. ${id}` },
  ...(viaSpaceId === undefined ? {} : { viaSpaceId }),
  startsAt: `2026-12-03T${hour}:00:00.000Z`,
  endsAt: `2026-12-03T${hour + 1}:00:00.000Z`,
  ...{ bufferEndsAt: null, isFullDay: false, purpose: null, status: "confirmed", paymentStatus: "none" },
  dueAmount: null,
});

const [loto, salvia, whole] = [room(1, "Loto"), room(2, "Salvia"), room(3, "Sala Grande", [1, 2])];
const board: Board = {
  rooms: [loto, salvia, whole],
  entries: [entry(10, 3, 12), entry(10, 1, 12, 3), entry(10, 2, 12, 3), entry(11, 1, 10)],
  holidays: [],
};
const shown = (one: BoardRoom) =>
  entriesByRoom(board)(one).map(({ id, otherRoom }) => (otherRoom ? `${id} in ${otherRoom}` : String(id)));

test("shows the entries of its parts in a whole room's row, ordered by start, and its own entries once", () => {
  expect(shown(whole)).toEqual(["11 in Loto", "10"]);
});

test("shows an entry of the whole room in the rows of its parts", () => {
  expect(shown(loto)).toEqual(["10 in Sala Grande", "11"]);
  expect(shown(salvia)).toEqual(["10 in Sala Grande"]);
});

test("lets a booking be moved only in the row of the room that was booked", () => {
  expect(entriesByRoom(board)(whole).map(isMovable)).toEqual([false, true]);
  expect(entriesByRoom(board)(salvia).map(isMovable)).toEqual([false]);
});
