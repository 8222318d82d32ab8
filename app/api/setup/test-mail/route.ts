import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { testMailSchema } from "@/lib/schemas/site/setup";
import { sendTestMail } from "@/lib/services/site/send-test-mail";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/setup/test-mail", {
  POST: endpoint({
    summary: "Manda subito un'e-mail di prova; se non parte risponde con le parole del server di posta",
    access: "admin",
    keys: "refused",
    audits: ["mail.message"],
    body: testMailSchema,
    output: z.object({ sent: z.literal(true) }),
    handle: async ({ body, now }) => {
      await sendTestMail(body.to, now);
      return { sent: true as const };
    },
  }),
});
