import { z } from "zod";
import { listClosures, publicClosure } from "@/lib/data/room-time/closures";
import { namedHoliday } from "@/lib/domain/time/holidays";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  closureInputSchema,
  closureListQuerySchema,
  closureSavedSchema,
  closureSchema,
} from "@/lib/schemas/closure/closure";
import { addClosure } from "@/lib/services/closure/closures";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/closures", {
  GET: endpoint({
    summary: "Le chiusure di uno spazio o di tutto il centro, in un intervallo di giorni",
    access: "public",
    keys: "public",
    query: closureListQuerySchema,
    output: z.array(closureSchema),
    handle: async ({ query, user }) => {
      const closures = await listClosures(query);
      const shown = user?.isAdmin ? closures : closures.map(publicClosure);
      return shown.map((closure) => ({ ...closure, reason: namedHoliday(closure.reason) }));
    },
  }),
  POST: endpoint({
    summary:
      "Chiude uno spazio o tutto il centro; con onConflict keep attorno a ciò che è già prenotato, con cancelBookings annullando le prenotazioni indicate",
    access: "staff",
    keys: "refused",
    audits: ["closure.create", "booking.cancel"],
    body: closureInputSchema,
    output: closureSavedSchema,
    status: 201,
    isIdempotent: true,
    errors: ["CLASHES", "NOT_FOUND"],
    handle: ({ body, idempotency, now }) => addClosure(body, idempotency, now),
  }),
});
