import type { FoundPerson } from "@/components/admin/shared/person-field/person-choice";

/** A person found in the panel; `overrides` replace fields. */
export const foundPerson = (overrides: Partial<FoundPerson> = {}): FoundPerson => ({
  id: 3,
  firstName: "Giulia",
  lastName: "Rossi",
  email: "giulia@example.com",
  phone: null,
  dateOfBirth: null,
  city: null,
  memberUntil: null,
  hasAccount: false,
  isVerified: false,
  lastSeenAt: null,
  ...overrides,
});
