import { z } from "zod";
import { listMails } from "@/lib/data/site/outbox";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { mailListQuerySchema, outgoingMailSchema } from "@/lib/schemas/site/mail";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mails", {
  GET: endpoint({
    summary: "Le e-mail degli ultimi giorni: in partenza, inviate, non riuscite",
    access: "staff",
    keys: "refused",
    query: mailListQuerySchema,
    output: z.array(outgoingMailSchema),
    handle: async ({ query, headers }) => {
      const { mails, total } = await listMails(query);
      headers.set("X-Total-Count", String(total));
      return mails;
    },
  }),
});
