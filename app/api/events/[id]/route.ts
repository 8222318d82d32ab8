import { z } from "zod";
import { deleteEvent } from "@/lib/data/events";
import { AppError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { revalidateCatalogue } from "@/lib/http/revalidate";
import { eventSchema, eventUpdateSchema } from "@/lib/schemas/event";
import { idParams } from "@/lib/schemas/fields";
import { changeEvent } from "@/lib/services/change-event";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}", {
  PUT: endpoint({
    summary: "Modifica i campi inviati di un evento",
    access: "admin",
    params: idParams,
    body: eventUpdateSchema,
    output: eventSchema,
    handle: async ({ params, body }) => {
      const event = await changeEvent(params.id, body);
      revalidateCatalogue("events");
      return event;
    },
  }),
  DELETE: endpoint({
    summary: "Elimina un evento senza iscrizioni",
    access: "admin",
    params: idParams,
    output: z.object({ success: z.literal(true) }),
    errors: ["IN_USE"],
    handle: async ({ params }) => {
      if (!(await deleteEvent(params.id)))
        throw new AppError("NOT_FOUND", { message: "L'evento richiesto non esiste." });
      revalidateCatalogue("events");
      return { success: true as const };
    },
  }),
});
