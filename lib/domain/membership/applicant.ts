/** What the register of members needs to know of a person, beside the name. */
export const REGISTER_FIELDS = [
  "dateOfBirth",
  "placeOfBirth",
  "fiscalCode",
  "address",
  "city",
  "postalCode",
] as const;
type RegisterField = (typeof REGISTER_FIELDS)[number];

/** The fields that a person lacks to be entered in the register. */
export const missingForRegister = (person: Readonly<Record<RegisterField, string | null>>): RegisterField[] =>
  REGISTER_FIELDS.filter((field) => (person[field] ?? "").trim() === "");
