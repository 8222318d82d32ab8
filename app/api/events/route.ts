import { z } from "zod";
import { listEvents } from "@/lib/data/catalogue/events";
import { isPastAndCanceled, sortEvents } from "@/lib/domain/catalogue/event-state";
import { withActiveTeachers } from "@/lib/domain/catalogue/teachers";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  eventInputSchema,
  eventListQuerySchema,
  eventOfPanelSchema,
  shownEventSchema,
} from "@/lib/schemas/catalogue/event";
import { addOffering } from "@/lib/services/catalogue/change-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events", {
  GET: endpoint({
    summary: "Gli eventi attivi, prima i più vicini, in fondo quelli passati",
    access: "public",
    keys: "public",
    query: eventListQuerySchema,
    output: z.array(shownEventSchema),
    handle: async ({ query, user, now }) => {
      const withHidden = query.all && user?.isAdmin === true;
      const found = sortEvents(await listEvents({ withHidden }), now);
      const events = user?.isAdmin ? found : found.map(withActiveTeachers);
      return withHidden ? events : events.filter((event) => !isPastAndCanceled(event, now));
    },
  }),
  POST: endpoint({
    summary: "Crea un evento",
    access: "staff",
    keys: "catalogue:write",
    audits: ["event.create"],
    body: eventInputSchema,
    output: eventOfPanelSchema,
    status: 201,
    isIdempotent: true,
    errors: ["CLASHES", "NOT_FOUND"],
    handle: ({ body, idempotency }) => addOffering("event", body, idempotency),
  }),
});
