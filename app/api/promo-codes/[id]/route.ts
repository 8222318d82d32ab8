import { findPromoCode } from "@/lib/data/money/promo-codes";
import { requireFound } from "@/lib/errors";
import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { promoCodeSchema, promoCodeUpdateSchema } from "@/lib/schemas/money/promo-code";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changePromoCode, removePromoCode } from "@/lib/services/money/promo-codes";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/promo-codes/{id}", {
  GET: endpoint({
    summary: "Un codice promozionale",
    access: "staff",
    keys: "refused",
    params: idParams,
    output: promoCodeSchema,
    errors: ["NOT_FOUND"],
    handle: async ({ params }) => {
      return requireFound(await findPromoCode(params.id), "promoCode");
    },
  }),
  PUT: endpoint({
    summary: "Modifica i campi inviati di un codice promozionale",
    access: "staff",
    keys: "refused",
    audits: ["promo-code.update"],
    params: idParams,
    body: promoCodeUpdateSchema,
    output: promoCodeSchema,
    errors: ["DUPLICATE"],
    handle: ({ params, body }) => changePromoCode(params.id, body),
  }),
  DELETE: endpoint({
    summary: "Elimina un codice promozionale che nessuno ha usato",
    access: "staff",
    keys: "refused",
    audits: ["promo-code.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removePromoCode(params.id)),
  }),
});
