import { z } from "zod";
import { STAFF_ROLES } from "@/lib/domain/person/roles";
import { VALIDATION } from "@/lib/messages/validation";
import { text } from "@/lib/schemas/fields";
import { sentField } from "@/lib/schemas/sent";
import { personFields } from "./account-fields";
import { registrationSchema } from "./registration";

export const invitationInputSchema = z.object({
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: personFields.email,
  role: z.enum(STAFF_ROLES, VALIDATION.invalid),
  /** Whether accepting the invitation may delete an account that has the address but never verified it. */
  replacesUnverified: z.boolean(VALIDATION.invalid).default(false),
});

export type InvitationInput = z.output<typeof invitationInputSchema>;

export const invitationSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Instants. */
  createdAt: z.string(),
  expiresAt: z.string(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** A new invitation, and whether it was mailed; if the site cannot send mail, with the link to hand over. */
export const invitationSentSchema = invitationSchema.extend({ ...sentField, link: z.string().optional() });

export type InvitationSent = z.infer<typeof invitationSentSchema>;

export const acceptanceSchema = z.object({
  token: text(200, VALIDATION.codeRequired).min(1, VALIDATION.codeRequired),
  password: registrationSchema.shape.password,
});

export type Acceptance = z.output<typeof acceptanceSchema>;
