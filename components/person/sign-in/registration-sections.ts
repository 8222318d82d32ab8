import type { RegistrationForm } from "@/lib/schemas/person/registration";

/** The sections of the registration form, in order, with their fields. */
export const SECTIONS = [
  {
    id: "account",
    title: "Il tuo account",
    short: "Account",
    fields: ["username", "email", "password", "confirmPassword"],
  },
  {
    id: "person",
    title: "I tuoi dati",
    short: "Dati",
    fields: ["fiscalCode", "firstName", "lastName", "dateOfBirth", "placeOfBirth", "profession"],
  },
  {
    id: "contact",
    title: "Contatti e residenza",
    short: "Contatti",
    fields: ["phone", "address", "postalCode", "city"],
  },
  {
    id: "profile",
    title: "Profilo e consensi",
    short: "Profilo",
    fields: ["bio", "termsAccepted", "privacyAccepted"],
  },
] as const satisfies readonly {
  id: string;
  title: string;
  short: string;
  fields: readonly (keyof RegistrationForm)[];
}[];

export type SectionId = (typeof SECTIONS)[number]["id"];
