import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { sentField } from "@/lib/schemas/sent";
import { failedMailParams } from "@/lib/schemas/site/failed-mail";
import { retryFailedMail } from "@/lib/services/site/failed-mails";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/failed-mails/{id}/retry", {
  POST: endpoint({
    summary: "Riprova a spedire un'e-mail non riuscita o in ritardo",
    access: "desk",
    keys: "refused",
    audits: ["mail.message"],
    params: failedMailParams,
    output: z.object({ ok: z.literal(true), ...sentField }),
    errors: ["NOT_FOUND"],
    handle: async ({ params }) => ({ ok: true as const, sent: await retryFailedMail(params.id) }),
  }),
});
