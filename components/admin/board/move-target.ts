import type { Period } from "@/lib/domain/room-time/period";
import type { BoardEntry } from "@/lib/schemas/panel/board";

export interface MoveTarget {
  entry: BoardEntry;
  from: string;
  to: string;
  spaceId: number;
  period: Period;
}
