import { z } from "zod";
import { listPromoCodes } from "@/lib/data/money/promo-codes";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { promoCodeInputSchema, promoCodeSchema } from "@/lib/schemas/money/promo-code";
import { addPromoCode } from "@/lib/services/money/promo-codes";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/promo-codes", {
  GET: endpoint({
    summary: "I codici promozionali, con gli usi e quanto hanno reso",
    access: "staff",
    keys: "refused",
    output: z.array(promoCodeSchema),
    handle: () => listPromoCodes(),
  }),
  POST: endpoint({
    summary: "Aggiunge un codice promozionale",
    access: "staff",
    keys: "refused",
    audits: ["promo-code.create"],
    body: promoCodeInputSchema,
    output: promoCodeSchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE"],
    handle: ({ body, idempotency }) => addPromoCode(body, idempotency),
  }),
});
