import type { CentreRules } from "@/lib/domain/room-time/booking-check";

/** A centre without restrictions. */
export const OPEN_CENTRE: CentreRules = {
  observesHolidays: false,
  patronSaintDay: null,
  horizonMonths: 24,
  noticeMinutes: 0,
};
