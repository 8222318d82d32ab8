import { z } from "zod";
import { balanceFields } from "./balance";
import { BOOKING_STATUSES } from "./booking";
import { emailField, idParam, nullableText, pageQuery, personText } from "./fields";
import { participationUpdateSchema, placeFields, seatFields } from "./participation";

export const eventRegistrationSchema = z.object({
  id: z.number().int(),
  confirmationNumber: z.string(),
  eventId: z.number().int(),
  userId: z.number().int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  registrationDate: z.string(),
  status: z.enum(BOOKING_STATUSES),
  notes: z.string().nullable(),
  seats: z.number().int(),
  companions: z.array(z.string()),
  totalAmount: z.number().int(),
  canceledAt: z.string().nullable(),
  refundPercent: z.number().int().nullable(),
  refundAmount: z.number().int().nullable(),
  ...placeFields,
  ...balanceFields,
});

export type EventRegistration = z.infer<typeof eventRegistrationSchema>;

export const eventRegistrationCreatedSchema = z.object({
  registration: eventRegistrationSchema,
  confirmationNumber: z.string(),
});

/** What somebody fills in to take part. */
export const eventRegistrationInputSchema = z.object({
  firstName: personText("Il nome è obbligatorio", 100),
  lastName: personText("Il cognome è obbligatorio", 100),
  email: emailField("Indirizzo email non valido"),
  phone: nullableText(40).default(null),
  notes: nullableText(2000).default(null),
  ...seatFields,
});

export type EventRegistrationInput = z.output<typeof eventRegistrationInputSchema>;

/** An administrator's change of a registration; one of them at least. */
export const eventRegistrationUpdateSchema = participationUpdateSchema;

export const eventRegistrationParams = z.object({ id: idParam, registrationId: idParam });

export const eventRegistrationListQuerySchema = z.object(pageQuery);
