import { defineRoute, endpoint } from "@/lib/http/define-route";
import { checkInInputSchema, checkInSchema } from "@/lib/schemas/participation";
import { checkInByCode } from "@/lib/services/check-in";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/check-ins", {
  POST: endpoint({
    summary: "Registra l'ingresso di chi mostra il codice della sua iscrizione",
    access: "admin",
    audits: ["registration.check-in", "course-booking.check-in"],
    body: checkInInputSchema,
    output: checkInSchema,
    isGuessable: true,
    errors: ["NOT_FOUND", "CANCELED"],
    handle: ({ body, now }) => checkInByCode(body.code, now),
  }),
});
