import type { Space } from "@/lib/schemas/space/space";

export type PickerSpace = Pick<
  Space,
  | "id"
  | "name"
  | "location"
  | "capacity"
  | "isAvailable"
  | "openingTime"
  | "closingTime"
  | "minBookingHours"
  | "timetable"
  | "membersOnly"
> &
  Partial<Pick<Space, "hourlyRate">>;

/** Picks only these fields, so that the page's payload does not repeat the whole space. */
export function toPickerSpace(space: Space): PickerSpace {
  const { id, name, location, capacity, isAvailable, openingTime, closingTime, minBookingHours } = space;
  const { timetable, membersOnly, hourlyRate } = space;
  return {
    id,
    name,
    location,
    capacity,
    isAvailable,
    openingTime,
    closingTime,
    minBookingHours,
    timetable,
    membersOnly,
    ...(hourlyRate === null ? {} : { hourlyRate }),
  };
}
