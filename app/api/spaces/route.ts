import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { revalidateCatalogue } from "@/lib/http/revalidate";
import { spaceInputSchema, spaceSchema } from "@/lib/schemas/space";
import { spaceSearchQuerySchema } from "@/lib/schemas/space-search";
import { askerOf } from "@/lib/services/bookable-period";
import { addSpace } from "@/lib/services/change-space";
import { findSpaces } from "@/lib/services/space-availability";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces", {
  GET: endpoint({
    summary: "Elenco degli spazi, con filtri e ricerca per periodo",
    access: "public",
    query: spaceSearchQuerySchema,
    output: z.array(spaceSchema),
    handle: ({ query, user, now }) => findSpaces(query, askerOf(user, now)),
  }),
  POST: endpoint({
    summary: "Crea uno spazio",
    access: "admin",
    audits: ["space.create"],
    body: spaceInputSchema,
    output: spaceSchema,
    status: 201,
    handle: async ({ body }) => {
      const space = await addSpace(body);
      revalidateCatalogue("spaces");
      return space;
    },
  }),
});
