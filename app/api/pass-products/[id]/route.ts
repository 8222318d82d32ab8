import { defineRoute, done, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { passProductOfPanelSchema, passProductUpdateSchema } from "@/lib/schemas/pass/product";
import { successSchema } from "@/lib/schemas/person/sign-in";
import { changePassProduct, removePassProduct } from "@/lib/services/pass/change-products";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/pass-products/{id}", {
  PUT: endpoint({
    summary: "Modifica i campi inviati di un carnet in vendita",
    access: "staff",
    keys: "refused",
    audits: ["pass-product.update"],
    params: idParams,
    body: passProductUpdateSchema,
    output: passProductOfPanelSchema,
    handle: ({ params, body }) => changePassProduct(params.id, body),
  }),
  DELETE: endpoint({
    summary: "Elimina un carnet che nessuno ha comprato",
    access: "staff",
    keys: "refused",
    audits: ["pass-product.delete"],
    params: idParams,
    output: successSchema,
    errors: ["IN_USE"],
    handle: ({ params }) => done(removePassProduct(params.id)),
  }),
});
