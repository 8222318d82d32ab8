import { defineRoute, endpoint } from "@/lib/http/define-route";
import { eventSignUpChangedSchema, eventSignUpParams } from "@/lib/schemas/sign-up/event-sign-up";
import { toEventAnswer } from "@/lib/schemas/sign-up/rest-names";
import { signUpUpdateSchema } from "@/lib/schemas/sign-up/sign-up";
import { changeSignUp } from "@/lib/services/sign-up/change-sign-up";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute(
  "/api/events/{id}/registrations/{registrationId}",
  {
    PUT: endpoint({
      summary: "Cambia lo stato o l'importo di un'iscrizione",
      access: "desk",
      keys: "bookings:write",
      audits: ["registration.update", "registration.cancel", "registration.restore"],
      params: eventSignUpParams,
      body: signUpUpdateSchema,
      output: eventSignUpChangedSchema,
      errors: ["EVENT_FULL", "CANCELED", "DUPLICATE", "PASS_EMPTY", "PROMO_INVALID"],
      handle: async ({ params, body, now }) => {
        const ref = { kind: "event", id: params.registrationId, offeringId: params.id } as const;
        const { signUp, sent } = await changeSignUp(ref, body, now);
        return { ...toEventAnswer(signUp), sent };
      },
    }),
  },
);
