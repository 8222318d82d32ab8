/** The personal data that the register of members requires in addition to the name. */
export const REGISTER_FIELDS = [
  "dateOfBirth",
  "placeOfBirth",
  "fiscalCode",
  "address",
  "city",
  "postalCode",
] as const;
type RegisterField = (typeof REGISTER_FIELDS)[number];

/** The required fields that are empty. */
export const missingForRegister = (person: Readonly<Record<RegisterField, string | null>>): RegisterField[] =>
  REGISTER_FIELDS.filter((field) => (person[field] ?? "").trim() === "");
