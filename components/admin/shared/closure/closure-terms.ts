import type { ClosureInput } from "@/lib/schemas/closure/closure";

/** What happens to conflicting bookings, and whether the participants of suspended lessons are told. */
export type ClosureTerms = Pick<ClosureInput, "onConflict"> &
  Partial<Pick<ClosureInput, "cancelBookings" | "message" | "notify">>;
