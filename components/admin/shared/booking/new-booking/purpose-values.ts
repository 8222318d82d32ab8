import { type BookingFormValues, bookingFormSchema } from "@/lib/schemas/booking/booking-form";

export type PurposeValues = Pick<BookingFormValues, "purpose" | "attendees" | "notes">;

export type PurposeFields = Record<keyof PurposeValues, string>;
export type PurposeErrors = Partial<PurposeFields>;

/** Initial values: one person, with the default purpose in the panel's language. */
export const usualPurpose = (purpose: string): PurposeFields => ({ purpose, attendees: "1", notes: "" });

/** Validates the fields with the schema of the API. @param capacity of the room */
export function readPurpose(
  fields: PurposeFields,
  capacity: number,
): { values: PurposeValues; errors: null } | { values: null; errors: PurposeErrors } {
  const { shape } = bookingFormSchema(capacity);
  const { purpose, attendees, notes } = shape;
  const read = {
    purpose: purpose.safeParse(fields.purpose),
    attendees: attendees.safeParse(fields.attendees),
    notes: notes.safeParse(fields.notes),
  };
  if (read.purpose.success && read.attendees.success && read.notes.success)
    return {
      values: { purpose: read.purpose.data, attendees: read.attendees.data, notes: read.notes.data },
      errors: null,
    };
  const errors: PurposeErrors = {};
  for (const [field, { error }] of Object.entries(read))
    if (error) errors[field as keyof PurposeFields] = error.issues[0]?.message ?? "";
  return { values: null, errors };
}
