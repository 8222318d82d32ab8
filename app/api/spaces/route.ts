import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { shownSpaceSchema, spaceInputSchema, spaceOfPanelSchema } from "@/lib/schemas/space";
import { spaceSearchQuerySchema } from "@/lib/schemas/space-search";
import { askerOf } from "@/lib/services/bookable-period";
import { addSpace } from "@/lib/services/change-space";
import { asShownTo } from "@/lib/services/shown-spaces";
import { findSpaces } from "@/lib/services/space-availability";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces", {
  GET: endpoint({
    summary: "Elenco degli spazi, con filtri e ricerca per periodo",
    access: "public",
    query: spaceSearchQuerySchema,
    output: z.array(shownSpaceSchema),
    handle: async ({ query, user, now }) => asShownTo(user, await findSpaces(query, askerOf(user, now))),
  }),
  POST: endpoint({
    summary: "Crea uno spazio",
    access: "admin",
    audits: ["space.create"],
    body: spaceInputSchema,
    output: spaceOfPanelSchema,
    status: 201,
    handle: ({ body, now }) => addSpace(body, now),
  }),
});
