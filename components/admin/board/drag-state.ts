import type { Period } from "@/lib/domain/room-time/period";
import type { BoardEntry } from "@/lib/schemas/panel/board";
import type { ShownEntry } from "./room-entries";

export interface DraggedBooking {
  entry: BoardEntry;
  /** Index of the column in which the booking was picked up. */
  startColumn: number;
  /** Id of the room and index of the column over which the booking is now. */
  room: number;
  column: number;
  isByKeyboard: boolean;
}

/** Free time selected by dragging: columns of one room, in either direction. */
export interface TimeSelection {
  room: number;
  from: number;
  to: number;
}

/** Whether an entry can be dragged: only a booking, and only in the row of the room that was booked. */
export const isMovable = ({ kind, otherRoom }: ShownEntry): boolean =>
  kind === "booking" && otherRoom === undefined;

export interface MoveTarget {
  entry: BoardEntry;
  from: string;
  to: string;
  spaceId: number;
  period: Period;
}
