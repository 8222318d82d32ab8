import { z } from "zod";
import { listPassProducts } from "@/lib/data/pass/products";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  listedPassProductSchema,
  passProductInputSchema,
  passProductListQuerySchema,
  passProductOfPanelSchema,
} from "@/lib/schemas/pass/product";
import { addPassProduct } from "@/lib/services/pass/change-products";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/pass-products", {
  GET: endpoint({
    summary: "I carnet in vendita; per il pannello, se chiesto, anche quelli sospesi",
    access: "public",
    keys: "public",
    query: passProductListQuerySchema,
    output: z.array(listedPassProductSchema),
    handle: ({ query, user }) =>
      listPassProducts({ withHidden: query.all === true && user?.isAdmin === true }),
  }),
  POST: endpoint({
    summary: "Aggiunge un carnet in vendita",
    access: "staff",
    keys: "refused",
    audits: ["pass-product.create"],
    body: passProductInputSchema,
    output: passProductOfPanelSchema,
    status: 201,
    isIdempotent: true,
    handle: ({ body, idempotency }) => addPassProduct(body, idempotency),
  }),
});
