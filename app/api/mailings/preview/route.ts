import { defineRoute, endpoint } from "@/lib/http/define-route";
import { mailingInputSchema, mailingPreviewSchema } from "@/lib/schemas/panel/mailing";
import { previewMailing } from "@/lib/services/panel/mailings";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mailings/preview", {
  POST: endpoint({
    summary: "Come sarebbe una comunicazione, e a quanti andrebbe",
    access: "staff",
    keys: "refused",
    audits: [],
    body: mailingInputSchema,
    output: mailingPreviewSchema,
    handle: ({ body, now }) => previewMailing(body, now),
  }),
});
