import type { OtherRoom } from "./why-not";

/**
 * Rooms that are made of others, one level deep. What takes the whole takes each of its parts; what takes a part makes
 * the whole unbookable; parts do not exclude each other. docs/rules.md, "Rooms made of rooms".
 */

/** The parts of each whole by its id. Rooms without parts are not in it. */
export type RoomParts = ReadonlyMap<number, readonly number[]>;

/** The most parts of a room, and the fewest where it has any. */
export const MAX_PARTS = 30;
export const MIN_PARTS = 2;

interface RoomWithParts {
  id: number;
  partIds: readonly number[];
}

export function toRoomParts(rooms: Iterable<RoomWithParts>): RoomParts {
  return new Map([...rooms].filter(({ partIds }) => partIds.length > 0).map((one) => [one.id, one.partIds]));
}

export function wholesOf(parts: RoomParts, id: number): number[] {
  return [...parts].filter(([, partIds]) => partIds.includes(id)).map(([whole]) => whole);
}

/** The rooms whose time is taken by what takes a room's: itself, and its parts. */
export function roomsTakenWith(parts: RoomParts, id: number): number[] {
  return [id, ...(parts.get(id) ?? [])];
}

/**
 * The rooms, by id, that can be booked less or more once time of a room is taken or freed: itself, its parts, and the
 * wholes of each of these.
 */
export function roomsConcerned(parts: RoomParts, id: number): number[] {
  const concerned = roomsTakenWith(parts, id).flatMap((room) => [room, ...wholesOf(parts, room)]);
  return [...new Set(concerned)].sort((a, b) => a - b);
}

/**
 * The rooms of which a room is, or has, a part, and itself: their closures close it as well, and whoever is in them is
 * concerned by what happens in it. None for null.
 */
export function closingRooms(parts: RoomParts, id: number | null): number[] {
  return id === null ? [] : [...roomsTakenWith(parts, id), ...wholesOf(parts, id)];
}

/**
 * Which other room is taken, of time that keeps one from being booked; null where it is the room itself.
 * @param id the room that is asked for
 * @param takenId the room whose time it is: the room itself, or one of its parts
 * @param viaId the whole that is taken, where the taken room is a part of it
 */
export function otherRoomOf(
  id: number,
  takenId: number,
  viaId: number | null,
): { id: number; relation: OtherRoom["relation"] } | null {
  if (takenId === id) return viaId === null ? null : { id: viaId, relation: "whole" };
  if (viaId === id) return null;
  return viaId === null ? { id: takenId, relation: "part" } : { id: viaId, relation: "shared" };
}

/** Whether a room and each of its parts are available for booking at all. */
export function isSwitchedOn(
  { isAvailable, partIds }: { isAvailable: boolean; partIds: readonly number[] },
  rooms: ReadonlyMap<number, { isAvailable: boolean }>,
): boolean {
  return isAvailable && partIds.every((id) => rooms.get(id)?.isAvailable !== false);
}

/**
 * Why a room cannot be made of these parts; null where it can.
 * @param id the room; null for a new one
 * @param rooms all rooms as they are
 */
export function partsIssue(
  id: number | null,
  partIds: readonly number[],
  rooms: readonly RoomWithParts[],
): "itself" | "unknown" | "nested" | null {
  if (partIds.length === 0) return null;
  if (id !== null && partIds.includes(id)) return "itself";
  const others = new Map(rooms.filter((one) => one.id !== id).map((one) => [one.id, one]));
  if (partIds.some((part) => !others.has(part))) return "unknown";
  const isPart = id !== null && [...others.values()].some((one) => one.partIds.includes(id));
  return isPart || partIds.some((part) => others.get(part)?.partIds.length !== 0) ? "nested" : null;
}
