import { z } from "zod";
import { findEvent } from "@/lib/data/catalogue/events";
import { listRegistrations } from "@/lib/data/sign-up/event-registrations";
import { hasEmail } from "@/lib/domain/person/email";
import { notFoundError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import {
  eventRegistrationCreatedSchema,
  eventRegistrationInputSchema,
  eventRegistrationListQuerySchema,
  eventRegistrationSchema,
} from "@/lib/schemas/sign-up/event-registration";
import { registerForEvent } from "@/lib/services/sign-up/register-for-event";
import { signUpOwner } from "@/lib/services/sign-up/sign-up-owner";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/registrations", {
  GET: endpoint({
    summary: "Gli iscritti a un evento",
    access: "desk",
    params: idParams,
    query: eventRegistrationListQuerySchema,
    output: z.array(eventRegistrationSchema),
    handle: async ({ params, query, headers }) => {
      if ((await findEvent(params.id)) === null) throw notFoundError("event");
      const { registrations, total } = await listRegistrations(params.id, query);
      headers.set("X-Total-Count", String(total));
      return registrations;
    },
  }),
  POST: endpoint({
    summary: "Iscrive una persona a un evento",
    access: "public",
    params: idParams,
    body: eventRegistrationInputSchema,
    output: eventRegistrationCreatedSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "participation",
    errors: ["EVENT_FULL", "REGISTRATION_CLOSED", "CANCELED", "PRICE_CHANGED"],
    handle: async ({ params, body, user, idempotency, now }) => {
      const owner = await signUpOwner(body.email, user);
      const created = await registerForEvent(params.id, body, owner, idempotency, now);
      return user?.isAdmin ? { ...created, sent: hasEmail(created.registration.email) } : created;
    },
  }),
});
