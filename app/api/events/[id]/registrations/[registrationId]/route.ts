import { defineRoute, endpoint } from "@/lib/http/define-route";
import { revalidateCatalogue } from "@/lib/http/revalidate";
import {
  eventRegistrationParams,
  eventRegistrationSchema,
  eventRegistrationUpdateSchema,
} from "@/lib/schemas/event-registration";
import { changeEventRegistration } from "@/lib/services/change-event-registration";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute(
  "/api/events/{id}/registrations/{registrationId}",
  {
    PUT: endpoint({
      summary: "Cambia lo stato o l'importo di un'iscrizione",
      access: "admin",
      audits: ["registration.update", "registration.cancel", "registration.restore"],
      params: eventRegistrationParams,
      body: eventRegistrationUpdateSchema,
      output: eventRegistrationSchema,
      errors: ["EVENT_FULL", "CANCELED", "DUPLICATE"],
      handle: async ({ params, body, now }) => {
        const changed = await changeEventRegistration(params.id, params.registrationId, body, now);
        revalidateCatalogue("events");
        return changed;
      },
    }),
  },
);
