import { bookingContactFields } from "@/lib/schemas/booking/booking";
import { type BookingFormValues, bookingFormSchema } from "@/lib/schemas/booking/booking-form";
import type { Person } from "@/lib/schemas/panel/person";

/** Who books, and for what, while it is being typed. */
export interface Contact {
  /** Somebody with an account, found by the first field. */
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

/** What is sent: an e-mail may be missing. */
export type BookingContact = Omit<BookingFormValues, "acceptsTerms" | "email"> & { email: string | null };

export interface ContactLimits {
  /** How many people the room holds. */
  capacity: number;
  /** A series is written about by e-mail alone. */
  needsEmail: boolean;
}

/** The fields of somebody with an account. */
export const contactOf = (person: Person): Partial<Contact> => ({
  person,
  mode: "known",
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone ?? "",
});

/** Purpose and number are the usual ones on the phone; both can be changed. */
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

/** What is sent of a contact, or what is missing or wrong in it, in the words of the API. */
export function readContact(
  contact: Contact,
  { capacity, needsEmail }: ContactLimits,
): { body: BookingContact; errors: null } | { body: null; errors: ContactErrors } {
  const { person: _, mode: __, ...fields } = contact;
  const schema = bookingFormSchema(capacity)
    // The terms are told on the phone; whoever books here has no box to tick.
    .omit({ acceptsTerms: true })
    .extend({ email: bookingContactFields.email.nullable() });
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
