import { z } from "zod";
import { listPeople } from "@/lib/data/panel/people";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { personListQuerySchema, personSchema } from "@/lib/schemas/panel/person";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users", {
  GET: endpoint({
    summary: "Le persone con un account, per nome",
    access: "desk",
    query: personListQuerySchema,
    output: z.array(personSchema),
    handle: async ({ query, headers }) => {
      const { people, total } = await listPeople(query);
      headers.set("X-Total-Count", String(total));
      return people;
    },
  }),
});
