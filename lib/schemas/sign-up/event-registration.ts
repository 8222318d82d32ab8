import { z } from "zod";
import { expectedTotalField, idParam, nullableName, pageQuery } from "@/lib/schemas/fields";
import { panelSentField, sentField } from "@/lib/schemas/sent";
import { participationUpdateSchema, placeFields, signerFields } from "./participation";

export const eventRegistrationSchema = z.object({
  ...placeFields,
  eventId: z.number().int(),
  phone: z.string().nullable(),
  registrationDate: z.string(),
});

export type EventRegistration = z.infer<typeof eventRegistrationSchema>;

export const eventRegistrationChangedSchema = eventRegistrationSchema.extend(sentField);

export const eventRegistrationCreatedSchema = z.object({
  registration: eventRegistrationSchema,
  confirmationNumber: z.string(),
  ...panelSentField,
});

/** What somebody fills in to take part. */
export const eventRegistrationInputSchema = z.object({
  ...signerFields,
  phone: nullableName(40).default(null),
  expectedTotal: expectedTotalField,
});

export type EventRegistrationInput = z.output<typeof eventRegistrationInputSchema>;

/** An administrator's change of a registration; one of them at least. */
export const eventRegistrationUpdateSchema = participationUpdateSchema;

export const eventRegistrationParams = z.object({ id: idParam, registrationId: idParam });

export const eventRegistrationListQuerySchema = z.object(pageQuery);
