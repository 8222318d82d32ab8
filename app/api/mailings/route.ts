import { z } from "zod";
import { listMailings } from "@/lib/data/panel/mailings";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  mailingInputSchema,
  mailingMadeSchema,
  mailingSchema,
  mailingsQuerySchema,
} from "@/lib/schemas/panel/mailing";
import { makeMailing } from "@/lib/services/panel/mailings";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mailings", {
  GET: endpoint({
    summary: "Le comunicazioni a molti, dalla più recente",
    access: "staff",
    keys: "refused",
    query: mailingsQuerySchema,
    output: z.array(mailingSchema),
    handle: async ({ query, headers }) => {
      const { mailings, total } = await listMailings(query);
      headers.set("X-Total-Count", String(total));
      return mailings;
    },
  }),
  POST: endpoint({
    summary: "Scrive a molti: parte un po' alla volta, un'e-mail per indirizzo",
    access: "staff",
    keys: "refused",
    audits: ["mailing.create"],
    body: mailingInputSchema,
    output: mailingMadeSchema,
    status: 202,
    isIdempotent: true,
    errors: ["RATE_LIMITED"],
    handle: ({ body, idempotency, now }) => makeMailing(body, idempotency, now),
  }),
});
