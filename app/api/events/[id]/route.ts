import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { eventSchema, eventUpdateSchema } from "@/lib/schemas/catalogue/event";
import { idParams } from "@/lib/schemas/fields";
import { changeOffering, removeOffering } from "@/lib/services/catalogue/change-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}", {
  PUT: endpoint({
    summary: "Modifica i campi inviati di un evento",
    access: "staff",
    audits: ["event.update"],
    params: idParams,
    body: eventUpdateSchema,
    output: eventSchema,
    errors: ["CLASHES"],
    handle: ({ params, body, now }) => changeOffering("event", params.id, body, now),
  }),
  DELETE: endpoint({
    summary: "Elimina un evento senza iscrizioni",
    access: "staff",
    audits: ["event.delete"],
    params: idParams,
    output: z.object({ success: z.literal(true) }),
    errors: ["IN_USE"],
    handle: async ({ params }) => {
      await removeOffering("event", params.id);
      return { success: true as const };
    },
  }),
});
