import type { RegistrationForm } from "@/lib/schemas/person/registration";

export const SECTIONS = [
  {
    id: "account",
    fields: ["username", "email", "password", "confirmPassword"],
  },
  {
    id: "person",
    fields: ["fiscalCode", "firstName", "lastName", "dateOfBirth", "placeOfBirth", "profession"],
  },
  {
    id: "contact",
    fields: ["phone", "address", "postalCode", "city"],
  },
  {
    id: "profile",
    fields: ["bio", "termsAccepted", "privacyAccepted"],
  },
] as const satisfies readonly {
  id: string;
  fields: readonly (keyof RegistrationForm)[];
}[];

export type SectionId = (typeof SECTIONS)[number]["id"];
