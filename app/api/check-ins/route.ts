import { dayOf } from "@/lib/domain/time/dates";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { checkInInputSchema, checkInSchema, doorsSchema } from "@/lib/schemas/sign-up/check-in";
import { checkInByCode, listExpectedParticipants } from "@/lib/services/sign-up/check-in";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/check-ins", {
  GET: endpoint({
    summary: "Chi è atteso oggi agli eventi e ai corsi",
    access: "desk",
    keys: "bookings:read",
    output: doorsSchema,
    handle: async ({ now }) => {
      const today = dayOf(now);
      return { today, doors: await listExpectedParticipants(today) };
    },
  }),
  POST: endpoint({
    summary:
      "Registra l'ingresso di oggi con il codice di un'iscrizione, di tutti i suoi posti o solo di alcuni",
    access: "desk",
    keys: "bookings:write",
    audits: ["registration.check-in", "course-booking.check-in"],
    body: checkInInputSchema,
    output: checkInSchema,
    isGuessable: true,
    isIdempotent: true,
    errors: ["NOT_FOUND", "CANCELED", "NOT_TODAY"],
    handle: ({ body, idempotency, now }) => checkInByCode(body, idempotency, now),
  }),
});
