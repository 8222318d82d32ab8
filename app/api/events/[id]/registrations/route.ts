import { z } from "zod";
import { listEventSignUps } from "@/lib/data/sign-up/sign-up-lists";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { withLanguage } from "@/lib/http/spoken-language";
import { isReachedByMail } from "@/lib/jobs/queue";
import { idParams } from "@/lib/schemas/fields";
import {
  eventSignUpCreatedSchema,
  eventSignUpInputSchema,
  eventSignUpListQuerySchema,
  eventSignUpSchema,
  panelEventSignUpInputSchema,
} from "@/lib/schemas/sign-up/event-sign-up";
import { toEventAnswer } from "@/lib/schemas/sign-up/rest-names";
import { requireOffering } from "@/lib/services/catalogue/require-offering";
import { makeSignUp } from "@/lib/services/sign-up/make-sign-up";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/registrations", {
  GET: endpoint({
    summary: "Gli iscritti a un evento",
    access: "desk",
    keys: "bookings:read",
    params: idParams,
    query: eventSignUpListQuerySchema,
    output: z.array(eventSignUpSchema),
    handle: async ({ params, query, headers }) => {
      await requireOffering({ kind: "event", id: params.id });
      const { signUps, total } = await listEventSignUps(params.id, query);
      headers.set("X-Total-Count", String(total));
      return signUps.map(toEventAnswer);
    },
  }),
  POST: endpoint({
    summary: "Iscrive una persona a un evento",
    access: "public",
    keys: "bookings:write",
    audits: ["registration.create"],
    params: idParams,
    body: eventSignUpInputSchema,
    panelBody: panelEventSignUpInputSchema,
    output: eventSignUpCreatedSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "sign-up",
    errors: [
      "EVENT_FULL",
      "MEMBERS_ONLY",
      "PROMO_INVALID",
      "REGISTRATION_CLOSED",
      "CANCELED",
      "PRICE_CHANGED",
      "NOT_PAID",
      "PASS_EXPIRED",
      "PASS_NOT_VALID",
      "PASS_EMPTY",
    ],
    handle: async ({ params, body, user, idempotency, language, now }) => {
      const input = withLanguage({ body, user, language });
      const created = await makeSignUp("event", params.id, input, user, idempotency, now);
      return user?.isAdmin ? { ...created, sent: isReachedByMail(created.registration.email) } : created;
    },
  }),
});
