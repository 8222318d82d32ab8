import { z } from "zod";
import { listLackingCertificates } from "@/lib/data/sign-up/certificates";
import { dayOf } from "@/lib/domain/time/dates";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { lackingCertificateSchema } from "@/lib/schemas/sign-up/certificate";
import { requireOffering } from "@/lib/services/catalogue/require-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/certificates", {
  GET: endpoint({
    summary: "Chi è iscritto a un corso senza un certificato medico valido",
    access: "desk",
    keys: "bookings:read",
    params: idParams,
    output: z.array(lackingCertificateSchema),
    handle: async ({ params, now }) => {
      await requireOffering({ kind: "course", id: params.id });
      return listLackingCertificates(params.id, dayOf(now));
    },
  }),
});
