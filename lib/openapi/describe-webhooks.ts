import type { z } from "zod";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@/lib/domain/program/webhook-events";
import { bookingSchema } from "@/lib/schemas/booking/booking";
import { memberSchema } from "@/lib/schemas/membership/member";
import { courseSignUpSchema } from "@/lib/schemas/sign-up/course-sign-up";
import { eventSignUpSchema } from "@/lib/schemas/sign-up/event-sign-up";
import { paymentSchema } from "@/lib/schemas/till/payment";
import { waitingEntrySchema } from "@/lib/schemas/waiting/waiting-list";
import type { SchemaWriter } from "./json-schema";

/** The data in each event's message: the same representation of the record as in the API. */
const DATA: Record<WebhookEvent, { schema: z.ZodType; summary: string }> = {
  "booking.created": { schema: bookingSchema, summary: "Una prenotazione nuova" },
  "booking.changed": { schema: bookingSchema, summary: "Una prenotazione spostata, cambiata o ripristinata" },
  "booking.canceled": { schema: bookingSchema, summary: "Una prenotazione annullata" },
  "course-booking.created": { schema: courseSignUpSchema, summary: "Un'iscrizione nuova a un corso" },
  "course-booking.canceled": { schema: courseSignUpSchema, summary: "Un'iscrizione a un corso annullata" },
  "registration.created": { schema: eventSignUpSchema, summary: "Un'iscrizione nuova a un evento" },
  "registration.canceled": { schema: eventSignUpSchema, summary: "Un'iscrizione a un evento annullata" },
  "payment.created": { schema: paymentSchema, summary: "Un pagamento, un rimborso o uno storno" },
  "member.admitted": { schema: memberSchema, summary: "Un socio ammesso" },
  "member.ended": { schema: memberSchema, summary: "Un socio che non lo è più" },
  "waiting-entry.offered": {
    schema: waitingEntrySchema,
    summary: "Un posto o una sala offerti a chi aspettava",
  },
};

const DESCRIPTION =
  "POST all'indirizzo scelto, firmato come vuole Standard Webhooks. Una risposta 2xx lo conferma; ogni altra, o nessuna, lo fa ripetere fino a tre giorni.";

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const HEADERS = [
  header("webhook-id", "Identifica il messaggio: è lo stesso a ogni tentativo"),
  header("webhook-timestamp", "L'istante del tentativo, in secondi dal 1970"),
  header("webhook-signature", "Le firme, separate da spazi: v1,…"),
];

/** The document's `webhooks`: the messages sent to other programs. */
export function describeWebhooks(schemas: SchemaWriter) {
  const entries = WEBHOOK_EVENTS.map((event) => {
    const { schema: data, summary } = DATA[event];
    const schema = {
      type: "object",
      required: ["type", "timestamp", "data"],
      properties: {
        type: { const: event },
        timestamp: { type: "string", format: "date-time" },
        data: schemas.write(data, "output"),
      },
    };
    const operationId = `webhook${event.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    const requestBody = { required: true, content: { "application/json": { schema } } };
    const responses = { "2XX": { description: "Ricevuto" } };
    const tags = ["Programmi"];
    return [
      event,
      {
        post: {
          operationId,
          tags,
          summary,
          description: DESCRIPTION,
          parameters: HEADERS,
          requestBody,
          responses,
        },
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}
