import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { mailingTestSchema } from "@/lib/schemas/panel/mailing";
import { sentField } from "@/lib/schemas/sent";
import { testMailing } from "@/lib/services/panel/mailings";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/mailings/test", {
  POST: endpoint({
    summary: "Manda una comunicazione a un solo indirizzo, per vederla",
    access: "staff",
    keys: "refused",
    audits: ["mailing.message"],
    body: mailingTestSchema,
    output: z.object(sentField),
    status: 202,
    handle: async ({ body, user }) => ({ sent: await testMailing(body, user.id) }),
  }),
});
