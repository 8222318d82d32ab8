import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  extraInputSchema,
  extraListQuerySchema,
  extraOfPanelSchema,
  listedExtraSchema,
} from "@/lib/schemas/room-time/extras";
import { extrasFor } from "@/lib/services/room-time/extras";
import { addExtra } from "@/lib/services/space/change-extras";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/extras", {
  GET: endpoint({
    summary: "Gli extra, di uno spazio o di tutti, con quanti ne restano in un periodo",
    access: "public",
    keys: "public",
    query: extraListQuerySchema,
    output: z.array(listedExtraSchema),
    errors: ["NOT_FOUND"],
    handle: ({ query, user }) => extrasFor(query, user?.isAdmin === true),
  }),
  POST: endpoint({
    summary: "Aggiunge un extra",
    access: "staff",
    keys: "refused",
    audits: ["extra.create"],
    body: extraInputSchema,
    output: extraOfPanelSchema,
    status: 201,
    isIdempotent: true,
    handle: ({ body, idempotency }) => addExtra(body, idempotency),
  }),
});
