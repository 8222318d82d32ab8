import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  eventRegistrationChangedSchema,
  eventRegistrationParams,
  eventRegistrationUpdateSchema,
} from "@/lib/schemas/sign-up/event-registration";
import { changeEventRegistration } from "@/lib/services/sign-up/change-event-registration";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute(
  "/api/events/{id}/registrations/{registrationId}",
  {
    PUT: endpoint({
      summary: "Cambia lo stato o l'importo di un'iscrizione",
      access: "desk",
      audits: ["registration.update", "registration.cancel", "registration.restore"],
      params: eventRegistrationParams,
      body: eventRegistrationUpdateSchema,
      output: eventRegistrationChangedSchema,
      errors: ["EVENT_FULL", "CANCELED", "DUPLICATE"],
      handle: ({ params, body, now }) => changeEventRegistration(params.id, params.registrationId, body, now),
    }),
  },
);
