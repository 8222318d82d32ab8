import type { BookingFormValues } from "@/lib/schemas/booking/booking-form";
import type { termsBody } from "./booking-terms";

type Form = Omit<BookingFormValues, "acceptsTerms"> & ReturnType<typeof termsBody>;

/** Who a booking is for and what it is for, as it is sent: the panel may name a person by id, and send less of her. */
export type BookingDetails =
  | Form
  | (Pick<Form, "purpose" | "attendees" | "notes" | "extras" | "promoCode"> & {
      personId?: number;
      firstName?: string;
      lastName?: string;
      email?: string | null;
      phone?: string | null;
    });

/** What was shown to be charged and asked for, in cents: nothing else is agreed to. */
export interface Expected {
  expectedTotal: number | undefined;
  expectedPrepayment?: number;
  expectedDeposit?: number;
}
