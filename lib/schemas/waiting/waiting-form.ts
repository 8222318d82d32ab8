import { z } from "zod";
import { bookingContactFields } from "@/lib/schemas/booking/booking-input";

const { firstName, lastName, email, phone, notes, attendees } = bookingContactFields;

/** The fields of the waiting list form for a room. */
export const waitingFormSchema = z.object({ firstName, lastName, email, phone, notes, attendees });

export type WaitingFormValues = z.output<typeof waitingFormSchema>;
