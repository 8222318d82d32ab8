import type { Space } from "@/lib/schemas/space/space";

/** What the picker and the booking form need of a space. */
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
>;

/** Only these fields, so that a page does not send the whole row to the browser a second time. */
export function toPickerSpace(space: Space): PickerSpace {
  const { id, name, location, capacity, isAvailable, openingTime, closingTime, minBookingHours, timetable } =
    space;
  return { id, name, location, capacity, isAvailable, openingTime, closingTime, minBookingHours, timetable };
}
