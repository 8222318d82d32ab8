import { z } from "zod";
import { listPeople } from "@/lib/data/panel/listed-people";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { listedPersonSchema, newPersonSchema, peopleQuerySchema } from "@/lib/schemas/panel/people";
import { addPerson } from "@/lib/services/panel/keep-people";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/people", {
  GET: endpoint({
    summary: "Le persone, con o senza account, per nome",
    access: "desk",
    keys: "people:read",
    query: peopleQuerySchema,
    output: z.array(listedPersonSchema),
    handle: async ({ query, headers }) => {
      const { people, total } = await listPeople(query);
      headers.set("X-Total-Count", String(total));
      return people;
    },
  }),
  POST: endpoint({
    summary: "Aggiunge una persona senza account: basta il nome",
    access: "desk",
    keys: "refused",
    audits: ["person.create"],
    body: newPersonSchema,
    output: listedPersonSchema,
    status: 201,
    isIdempotent: true,
    errors: ["DUPLICATE"],
    handle: ({ body, user, idempotency, now }) => addPerson(body, user, idempotency, now),
  }),
});
