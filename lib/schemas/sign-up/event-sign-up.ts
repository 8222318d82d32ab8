import { z } from "zod";
import { expectedTotalField, idParam, nullableTyped, pageQuery } from "@/lib/schemas/fields";
import { passIdField } from "@/lib/schemas/pass/pass";
import { namesWithoutPerson, panelContactFields } from "@/lib/schemas/person/contact";
import { panelSentField, sentField } from "@/lib/schemas/sent";
import { signUpFields, signUpInputFields } from "./sign-up";

/** Sign-ups for events in requests and responses of /api/events/{id}/registrations. */

export const eventSignUpSchema = z.object({
  ...signUpFields,
  eventId: z.number().int(),
  phone: z.string().nullable(),
  registrationDate: z.string(),
});

export type EventSignUp = z.infer<typeof eventSignUpSchema>;

export const eventSignUpChangedSchema = eventSignUpSchema.extend(sentField);

export const eventSignUpCreatedSchema = z.object({
  registration: eventSignUpSchema,
  confirmationNumber: z.string(),
  ...panelSentField,
});

export const eventSignUpInputSchema = z.object({
  ...signUpInputFields,
  phone: nullableTyped(40).default(null),
  expectedTotal: expectedTotalField,
  passId: passIdField,
});

export const panelEventSignUpInputSchema = namesWithoutPerson(
  eventSignUpInputSchema.extend(panelContactFields),
);

export const eventSignUpParams = z.object({ id: idParam, registrationId: idParam });

export const eventSignUpListQuerySchema = z.object(pageQuery);
