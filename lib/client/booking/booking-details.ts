import type { BookingFormValues } from "@/lib/schemas/booking/booking-form";
import type { termsBody } from "./booking-terms";

type Form = Omit<BookingFormValues, "acceptsTerms"> & ReturnType<typeof termsBody>;

/** The person and purpose of a booking, as sent: the panel may name a person by id, and omit contact data. */
export type BookingDetails =
  | Form
  | (Pick<Form, "purpose" | "attendees" | "notes" | "extras" | "promoCode"> & {
      personId?: number;
      firstName?: string;
      lastName?: string;
      email?: string | null;
      phone?: string | null;
    });

/** The amounts that were shown, in cents: the customer agrees to nothing else. */
export interface Expected {
  expectedTotal: number | undefined;
  expectedPrepayment?: number;
  expectedDeposit?: number;
}
