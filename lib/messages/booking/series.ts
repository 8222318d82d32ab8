import { text } from "@/lib/domain/language/text";
import { MAX_SERIES_DATES } from "@/lib/domain/room-time/series";

export const SERIES = {
  none: text("validation.series.none"),
  empty: text("validation.series.empty"),
  tooMany: text("validation.series.tooMany", { maximum: MAX_SERIES_DATES }),
  bothForms: text("validation.series.bothForms"),
  overlapping: text("validation.series.overlapping"),
  noWeekday: text("validation.series.noWeekday"),
  every: text("validation.series.every"),
  onlyCancel: text("validation.series.onlyCancel"),
} as const;
