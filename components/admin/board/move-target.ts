import type { Period } from "@/lib/domain/room-time/period";
import type { BoardEntry } from "@/lib/schemas/panel/board";

/** A booking and its destination: another room, another period, or both. */
export interface MoveTarget {
  entry: BoardEntry;
  /** Names of the former and the new room. */
  from: string;
  to: string;
  spaceId: number;
  period: Period;
}
