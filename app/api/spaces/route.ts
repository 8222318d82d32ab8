import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { spaceSearchQuerySchema } from "@/lib/schemas/search/space-search";
import { shownSpaceSchema, spaceInputSchema, spaceOfPanelSchema } from "@/lib/schemas/space/space";
import { bookingActor } from "@/lib/services/room-time/bookable-period";
import { findSpaces } from "@/lib/services/search/space-availability";
import { addSpace, spacesFor } from "@/lib/services/space/change-space";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/spaces", {
  GET: endpoint({
    summary: "Elenco degli spazi, con filtri e ricerca per periodo",
    access: "public",
    keys: "public",
    query: spaceSearchQuerySchema,
    output: z.array(shownSpaceSchema),
    handle: async ({ query, user, now }) => spacesFor(user, await findSpaces(query, bookingActor(user, now))),
  }),
  POST: endpoint({
    summary: "Crea uno spazio",
    access: "staff",
    keys: "catalogue:write",
    audits: ["space.create"],
    body: spaceInputSchema,
    output: spaceOfPanelSchema,
    status: 201,
    isIdempotent: true,
    handle: ({ body, idempotency, now }) => addSpace(body, idempotency, now),
  }),
});
