import { z } from "zod";
import { DELIVERY_FAILURES, DELIVERY_STATUSES, WEBHOOK_EVENTS } from "@/lib/domain/program/webhook-events";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { DOCUMENTED } from "@/lib/schemas/documented";
import { addressText, idParam, list, optionalLine, text } from "@/lib/schemas/fields";

const fields = {
  url: addressText(2_000, VALIDATION.required).min(1, VALIDATION.required),
  events: list(shortString().register(DOCUMENTED, { as: { enum: [...WEBHOOK_EVENTS] } }), 100, {
    atLeastOne: VALIDATION.required,
    tooMany: VALIDATION.invalid,
    invalid: VALIDATION.invalid,
  })
    .refine((events) => z.array(z.enum(WEBHOOK_EVENTS)).safeParse(events).success, VALIDATION.invalid)
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
  description: optionalLine(),
};

export const webhookEndpointInputSchema = z.object({
  ...fields,
  description: fields.description.default(""),
});

export type WebhookEndpointInput = z.output<typeof webhookEndpointInputSchema>;

/** A change of an endpoint; omitted fields stay as they are. */
export const webhookEndpointChangeSchema = z.object({
  url: fields.url.optional(),
  events: fields.events.optional(),
  description: fields.description.optional(),
  isActive: z.boolean(VALIDATION.invalid).optional(),
});

export type WebhookEndpointChange = z.output<typeof webhookEndpointChangeSchema>;

export const webhookEndpointSchema = z.object({
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  description: z.string(),
  /** False when deactivated by an administrator, or automatically after days of failures only. */
  isActive: z.boolean(),
  /** The instant since which every delivery has failed; null if the last one succeeded. */
  failingSince: z.string().nullable(),
  createdAt: z.string(),
});

export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

export const webhookSecretSchema = z.object({ secret: z.string() });

/** A new endpoint with its secret, which is shown only once. */
export const webhookEndpointCreatedSchema = webhookEndpointSchema.extend(webhookSecretSchema.shape);

export const webhookDeliverySchema = z.object({
  /** The `webhook-id` of all its attempts. */
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, "test"]),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.number().int(),
  /** The status code of the response to the last attempt; null without a response. */
  responseCode: z.number().int().nullable(),
  /** Instants. */
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveryDetailsSchema = webhookDeliverySchema.extend({
  /** The body of the message, as JSON text. */
  body: z.string(),
  /** The beginning of the response to the last attempt; null without a response. */
  answer: z.string().nullable(),
  /** Why the last attempt had no response; null if it had one. */
  failure: z.enum(DELIVERY_FAILURES).nullable(),
});

export type WebhookDeliveryDetails = z.infer<typeof webhookDeliveryDetailsSchema>;

/** A delivery in a path; an id in another format is simply not found. */
export const deliveryParams = z.object({ id: idParam, deliveryId: text(100) });
