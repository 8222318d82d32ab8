import { z } from "zod";
import { END_REASONS, MEMBER_STATUSES } from "@/lib/domain/membership/member-status";
import { VALIDATION } from "@/lib/messages/validation";
import { dayField } from "@/lib/schemas/fields";

/** The register of members on a day. */

export const registeredPersonSchema = z.object({
  category: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
  placeOfBirth: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
});

export type RegisteredPerson = z.infer<typeof registeredPersonSchema>;

export const registerRowSchema = registeredPersonSchema.extend({
  id: z.number().int(),
  /** Null before the admission. */
  number: z.number().int().nullable(),
  status: z.enum(MEMBER_STATUSES),
  appliedOn: z.string(),
  decidedOn: z.string().nullable(),
  resolution: z.string().nullable(),
  endedOn: z.string().nullable(),
  endReason: z.enum(END_REASONS).nullable(),
});

export type RegisterRow = z.infer<typeof registerRowSchema>;

export const registerSchema = z.object({ rows: z.array(registerRowSchema) });

export const registerQuerySchema = z.object({
  /** Today by default. */
  on: dayField.optional(),
  format: z.enum(["json", "csv", "pdf"], VALIDATION.invalid).default("json"),
});
