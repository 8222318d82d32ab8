import type { PanelPageId } from "@/components/admin/panel-pages";
import { foldText } from "@/lib/domain/language/fold-text";
import type { Period } from "@/lib/domain/room-time/period";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";

export type DeskSearchResult = { key: string; title: string; note: string; isOff?: boolean } & (
  | { kind: "book"; spaceId: number; period: Period; attendees?: number }
  | { kind: "page"; page: PanelPageId; href: string }
  | { kind: "day"; day: CalendarDay }
  | { kind: "person" | "booking"; id: number }
);

export const isNamed = (name: string, names: string) =>
  foldText(names)
    .split(/\s+/)
    .every((word) => foldText(name).includes(word));
