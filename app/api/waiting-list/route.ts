import { z } from "zod";
import { listEntries } from "@/lib/data/waiting/waiting-list";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { withLanguage } from "@/lib/http/spoken-language";
import {
  panelWaitingInputSchema,
  waitingCreatedSchema,
  waitingEntrySchema,
  waitingInputSchema,
  waitingListQuerySchema,
} from "@/lib/schemas/waiting/waiting-list";
import { joinWaitingList } from "@/lib/services/waiting/join-waiting-list";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/waiting-list", {
  GET: endpoint({
    summary: "Le proprie richieste in lista d'attesa; per un amministratore tutte",
    access: "user",
    keys: "bookings:read",
    query: waitingListQuerySchema,
    output: z.array(waitingEntrySchema),
    handle: async ({ query: { mine, ...query }, user, headers }) => {
      const sees = user.isAdmin && mine !== "true" ? null : user.id;
      const { entries, total } = await listEntries(query, sees);
      headers.set("X-Total-Count", String(total));
      return entries;
    },
  }),
  POST: endpoint({
    summary: "Si mette in lista d'attesa per uno spazio, un evento o un corso",
    access: "public",
    keys: "bookings:write",
    audits: ["waiting-entry.create"],
    body: waitingInputSchema,
    panelBody: panelWaitingInputSchema,
    output: waitingCreatedSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "waiting",
    errors: [
      "MEMBERS_ONLY",
      "UNAUTHENTICATED",
      "NOT_FOUND",
      "AVAILABLE",
      "DUPLICATE",
      "CANCELED",
      "REGISTRATION_CLOSED",
      "SPACE_UNAVAILABLE",
      "TOO_MANY_BOOKINGS",
    ],
    handle: ({ body, user, idempotency, language, now }) =>
      joinWaitingList(withLanguage({ body, user, language }), user, idempotency, now),
  }),
});
