import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { screenCodeSchema } from "@/lib/schemas/panel/screen";
import { createScreenCode } from "@/lib/services/panel/screens";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/screens/{id}/code", {
  POST: endpoint({
    summary: "Un codice di sei cifre che apre lo schermo su un dispositivo, una volta ed entro dieci minuti",
    access: "staff",
    keys: "refused",
    audits: ["screen.update"],
    params: idParams,
    output: screenCodeSchema,
    handle: ({ params, now }) => createScreenCode(params.id, now),
  }),
});
