import { findSentMail } from "@/lib/data/privacy/sent-mails";
import { wordedError } from "@/lib/errors";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { mailContentSchema, mailParams } from "@/lib/schemas/site/mail";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mails/{id}", {
  GET: endpoint({
    summary: "Un'e-mail com'è partita, senza i codici segreti dei collegamenti",
    access: "staff",
    keys: "refused",
    params: mailParams,
    output: mailContentSchema,
    errors: ["NOT_FOUND"],
    handle: async ({ params }) => {
      const mail = await findSentMail(params.id);
      if (mail === null) throw wordedError("NOT_FOUND", "refusals.site.mailNotKept");
      return mail;
    },
  }),
});
