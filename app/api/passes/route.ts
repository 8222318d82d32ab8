import { z } from "zod";
import { listPasses } from "@/lib/data/panel/listed-passes";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  panelPassInputSchema,
  passInputSchema,
  passListQuerySchema,
  passSchema,
  soldPassSchema,
} from "@/lib/schemas/pass/pass";
import { sellPass } from "@/lib/services/pass/sell-pass";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/passes", {
  GET: endpoint({
    summary: "I propri carnet; per il pannello quelli di tutti",
    access: "user",
    keys: "refused",
    query: passListQuerySchema,
    output: z.array(passSchema),
    handle: async ({ query, user, headers, now }) => {
      const sees = user.isAdmin && query.mine !== "true" ? null : user.id;
      const { passes, total } = await listPasses(query, sees, now);
      headers.set("X-Total-Count", String(total));
      return passes;
    },
  }),
  POST: endpoint({
    summary: "Compra un carnet; dal pannello lo vende a una persona",
    access: "user",
    keys: "refused",
    audits: ["pass.create"],
    body: passInputSchema,
    panelBody: panelPassInputSchema,
    output: soldPassSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "sign-up",
    errors: ["MEMBERS_ONLY", "NOT_FOUND", "PRICE_CHANGED", "PROMO_INVALID"],
    handle: ({ body, user, idempotency, now }) => sellPass(body, user, idempotency, now),
  }),
});
