import { defineRoute, endpoint } from "@/lib/http/define-route";
import { promoQuoteQuerySchema, promoQuoteSchema } from "@/lib/schemas/money/promo-code";
import { quotePromoCode } from "@/lib/services/money/promo-codes";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/promo-codes/quote", {
  GET: endpoint({
    summary: "Che cosa toglie un codice a un prezzo",
    access: "public",
    keys: "public",
    query: promoQuoteQuerySchema,
    output: promoQuoteSchema,
    errors: ["PROMO_INVALID"],
    handle: ({ query, user, now }) => quotePromoCode(query, user, now),
  }),
});
