import type { OtherRoom } from "./why-not";

/**
 * Rooms that consist of other rooms, one level deep. Occupying the whole room occupies each of its parts; occupying a
 * part makes the whole room unbookable; parts do not exclude each other. docs/rules.md, "Rooms made of rooms".
 */

/** The part ids of each divisible room by its id. Rooms without parts are not included. */
export type RoomParts = ReadonlyMap<number, readonly number[]>;

/** The maximum number of parts of a room, and the minimum if it has any. */
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

/** The rooms that a booking of this room occupies: the room and its parts. */
export function roomsTakenWith(parts: RoomParts, id: number): number[] {
  return [id, ...(parts.get(id) ?? [])];
}

/**
 * The ids of the rooms whose availability changes when time of this room is occupied or freed: the room, its parts, and
 * the whole rooms that contain any of these.
 */
export function affectedRooms(parts: RoomParts, id: number): number[] {
  const concerned = roomsTakenWith(parts, id).flatMap((room) => [room, ...wholesOf(parts, room)]);
  return [...new Set(concerned)].sort((a, b) => a - b);
}

/**
 * The room, its parts and the rooms it is a part of: their closures also close this room, and what happens in it
 * affects their customers. Empty for null.
 */
export function closingRooms(parts: RoomParts, id: number | null): number[] {
  return id === null ? [] : [...roomsTakenWith(parts, id), ...wholesOf(parts, id)];
}

/**
 * The other room whose occupied time prevents a booking; null if it is the requested room itself.
 * @param id the requested room
 * @param takenId the occupied room: the requested room or one of its parts
 * @param viaId the whole room that is occupied, if the occupied room is a part of it
 */
export function blockingRoomOf(
  id: number,
  takenId: number,
  viaId: number | null,
): { id: number; relation: OtherRoom["relation"] } | null {
  if (takenId === id) return viaId === null ? null : { id: viaId, relation: "whole" };
  if (viaId === id) return null;
  return viaId === null ? { id: takenId, relation: "part" } : { id: viaId, relation: "shared" };
}

/** Whether a room and each of its parts can be booked at all. */
export function isSwitchedOn(
  { isAvailable, partIds }: { isAvailable: boolean; partIds: readonly number[] },
  rooms: ReadonlyMap<number, { isAvailable: boolean }>,
): boolean {
  return isAvailable && partIds.every((id) => rooms.get(id)?.isAvailable !== false);
}

/**
 * Why a room cannot consist of these parts; null if it can.
 * @param id the room; null for a new one
 * @param rooms all rooms as stored
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
