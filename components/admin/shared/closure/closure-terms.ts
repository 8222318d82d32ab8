import type { ClosureInput } from "@/lib/schemas/closure/closure";

/** What happens to conflicting bookings, and whether participants of suspended lessons are notified. */
export type ClosureTerms = Pick<ClosureInput, "onConflict"> &
  Partial<Pick<ClosureInput, "cancelBookings" | "message" | "notify">>;
