import { type BookingFormValues, bookingFormSchema } from "@/lib/schemas/booking/booking-form";
import { bookingContactFields } from "@/lib/schemas/booking/booking-input";
import type { Person } from "@/lib/schemas/panel/person";

/** Contact and purpose as form values. */
export interface Contact {
  /** The chosen account, if any. */
  person: Person | null;
  mode: "search" | "known" | "new";
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  purpose: string;
  attendees: string;
  notes: string;
}

export type ContactField = Exclude<keyof Contact, "person" | "mode">;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** What is sent: the e-mail is optional. */
export type BookingContact = Omit<BookingFormValues, "email"> & { email: string | null };

export interface ContactLimits {
  /** Capacity of the room. */
  capacity: number;
  /** A series needs an e-mail, since it is confirmed by mail only. */
  needsEmail: boolean;
}

/** Form values of an account. */
export const contactOf = (person: Person): Partial<Contact> => ({
  person,
  mode: "known",
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone ?? "",
});

/** Empty form with the default purpose and number of people. */
export const newContact = (person?: Person): Contact => ({
  person: null,
  mode: "search",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  purpose: "Prenotazione telefonica",
  attendees: "1",
  notes: "",
  ...(person ? contactOf(person) : {}),
});

/** Validates a contact with the schema of the API: the body to send, or its error messages. */
export function readContact(
  contact: Contact,
  { capacity, needsEmail }: ContactLimits,
): { body: BookingContact; errors: null } | { body: null; errors: ContactErrors } {
  const { person: _, mode: __, ...fields } = contact;
  const schema = bookingFormSchema(capacity).extend({ email: bookingContactFields.email.nullable() });
  const email = fields.email.trim();
  const result = schema.safeParse({ ...fields, email: email === "" && !needsEmail ? null : email });
  if (result.success) return { body: result.data, errors: null };
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0] as ContactField;
    errors[field] ??= message;
  }
  return { body: null, errors };
}
