import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { failedMailSchema } from "@/lib/schemas/site/failed-mail";
import { findFailedMails } from "@/lib/services/site/failed-mails";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/failed-mails", {
  GET: endpoint({
    summary: "Le e-mail che nessuno prova più a spedire",
    access: "desk",
    keys: "refused",
    output: z.array(failedMailSchema),
    handle: () => findFailedMails(),
  }),
});
