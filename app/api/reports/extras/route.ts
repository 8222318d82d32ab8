import { z } from "zod";
import { listExtraUse } from "@/lib/data/room-time/extras";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { extraUseQuerySchema, extraUseSchema } from "@/lib/schemas/room-time/extra-use";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/reports/extras", {
  GET: endpoint({
    summary: "Quanto si usano gli extra, per periodo",
    access: "staff",
    keys: "refused",
    query: extraUseQuerySchema,
    output: z.array(extraUseSchema),
    handle: ({ query }) => listExtraUse(query),
  }),
});
