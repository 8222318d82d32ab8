import { z } from "zod";
import { listScreens } from "@/lib/data/panel/screens";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { screenCreatedSchema, screenInputSchema, screenSchema } from "@/lib/schemas/panel/screen";
import { createScreen } from "@/lib/services/panel/screens";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/screens", {
  GET: endpoint({
    summary: "Gli schermi alla porta, senza il loro indirizzo",
    access: "staff",
    keys: "refused",
    output: z.array(screenSchema),
    handle: listScreens,
  }),
  POST: endpoint({
    summary: "Crea uno schermo di una sala o della casa; l'indirizzo è solo in questa risposta",
    access: "staff",
    keys: "refused",
    audits: ["screen.create"],
    body: screenInputSchema,
    output: screenCreatedSchema,
    status: 201,
    handle: ({ body, user, now }) => createScreen(body, user, now),
  }),
});
