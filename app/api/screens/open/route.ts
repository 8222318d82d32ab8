import { defineRoute, endpoint } from "@/lib/http/define-route";
import { openedScreenSchema, typedScreenCodeSchema } from "@/lib/schemas/panel/screen";
import { openScreen } from "@/lib/services/panel/screens";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/screens/open", {
  POST: endpoint({
    summary: "Apre uno schermo sul dispositivo in cui è scritto il suo codice",
    access: "public",
    keys: "refused",
    isGuessable: true,
    body: typedScreenCodeSchema,
    output: openedScreenSchema,
    errors: ["CODE_INVALID", "RATE_LIMITED"],
    handle: ({ body, now }) => openScreen(body.code, now),
  }),
});
