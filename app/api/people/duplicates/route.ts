import { z } from "zod";
import { listDuplicates } from "@/lib/data/panel/duplicate-people";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { duplicatePeopleSchema, duplicatesQuerySchema } from "@/lib/schemas/panel/people";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/people/duplicates", {
  GET: endpoint({
    summary: "Coppie di persone che forse sono la stessa, con il motivo",
    access: "desk",
    keys: "people:read",
    query: duplicatesQuerySchema,
    output: z.array(duplicatePeopleSchema),
    handle: async ({ query, headers }) => {
      const { pairs, total } = await listDuplicates(query);
      headers.set("X-Total-Count", String(total));
      return pairs;
    },
  }),
});
