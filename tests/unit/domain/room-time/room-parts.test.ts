import {
  affectedRooms,
  closingRooms,
  isSwitchedOn,
  partsIssue,
  roomsTakenWith,
  toRoomParts,
  wholesOf,
} from "@/lib/domain/room-time/room-parts";

const room = (id: number, partIds: number[] = [], isAvailable = true) => ({ id, partIds, isAvailable });
/** Rooms 1 and 5 are composed of parts; both contain room 3. */
const ROOMS = [room(1, [2, 3]), room(2), room(3), room(4), room(5, [3, 4]), room(6)];
const PARTS = toRoomParts(ROOMS);

test("booking a composed room occupies its parts, booking a part occupies no other room", () => {
  expect(roomsTakenWith(PARTS, 1)).toEqual([1, 2, 3]);
  expect(roomsTakenWith(PARTS, 2)).toEqual([2]);
  expect(wholesOf(PARTS, 3)).toEqual([1, 5]);
});

test.each([
  ["a part, and its whole", 2, [1, 2]],
  ["a shared part, and both wholes", 3, [1, 3, 5]],
  ["a whole, its parts, and the other whole of one of them", 1, [1, 2, 3, 5]],
  ["a room by itself", 6, [6]],
])("occupied or freed time in a room affects %s", (_, id, concerned) => {
  expect(affectedRooms(PARTS, id)).toEqual(concerned);
});

test("a room is closed together with its parts and the rooms that contain it", () => {
  expect(closingRooms(PARTS, 1)).toEqual([1, 2, 3]);
  expect(closingRooms(PARTS, 3)).toEqual([3, 1, 5]);
  expect(closingRooms(PARTS, null)).toEqual([]);
});

test("a composed room can be booked only if every part is available", () => {
  const off = [room(1, [2, 3]), room(2), room(3, [], false)];
  const byId = new Map(off.map((one) => [one.id, one]));
  expect(off.map((one) => isSwitchedOn(one, byId))).toEqual([false, true, false]);
});

test.each([
  ["parts that are whole rooms of their own", 6, [2, 4], null],
  ["none", 1, [], null],
  ["itself", 6, [2, 6], "itself"],
  ["an unknown room", 6, [2, 99], "unknown"],
  ["a whole", 6, [2, 1], "nested"],
  ["parts for what is a part already", 2, [4, 6], "nested"],
  ["a new room, for parts", null, [2, 4], null],
] as const)("validates the parts of a room: %s", (_, id, partIds, issue) => {
  expect(partsIssue(id, partIds, ROOMS)).toBe(issue);
});
