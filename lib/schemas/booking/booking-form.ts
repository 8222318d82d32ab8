import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { bookingContactFields, MAX_ATTENDEES } from "./booking-input";

/** The fields of the booking form, with the rules of POST /api/bookings; `capacity` limits the attendees. */
export function bookingFormSchema(capacity: number) {
  const most = Math.min(MAX_ATTENDEES, capacity);
  return z.object({
    ...bookingContactFields,
    attendees: bookingContactFields.attendees.pipe(z.number().max(most, VALIDATION.capacity(most))),
    acceptsTerms: z.boolean().refine((accepts) => accepts, VALIDATION.acceptTermsAndPolicy),
  });
}

export type BookingFormInput = z.input<ReturnType<typeof bookingFormSchema>>;
export type BookingFormValues = z.output<ReturnType<typeof bookingFormSchema>>;
