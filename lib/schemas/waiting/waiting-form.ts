import { z } from "zod";
import { bookingContactFields } from "@/lib/schemas/booking/booking-input";

const { firstName, lastName, email, phone, notes, attendees } = bookingContactFields;

export const waitingFormSchema = z.object({ firstName, lastName, email, phone, notes, attendees });

export type WaitingFormValues = z.output<typeof waitingFormSchema>;
