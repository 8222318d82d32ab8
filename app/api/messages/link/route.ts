import { defineRoute, endpoint } from "@/lib/http/define-route";
import { messageLinkQuerySchema, messageLinkSchema } from "@/lib/schemas/panel/message-link";
import { makeMessageLink } from "@/lib/services/panel/message-link";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/messages/link", {
  GET: endpoint({
    summary: "Il link che apre WhatsApp con il messaggio già scritto; non spedisce niente",
    access: "desk",
    keys: "people:read",
    audits: ["message.link"],
    query: messageLinkQuerySchema,
    output: messageLinkSchema,
    errors: ["NOT_FOUND", "NO_PHONE", "NOTHING_DUE"],
    handle: ({ query, now }) => makeMessageLink(query, now),
  }),
});
