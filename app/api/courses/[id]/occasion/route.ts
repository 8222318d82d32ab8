import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { occasionQuerySchema, occasionSchema } from "@/lib/schemas/sign-up/sign-up";
import { readOccasion } from "@/lib/services/sign-up/occasion";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/occasion", {
  GET: endpoint({
    summary: "Dove si tiene un corso, e la prima e la prossima lezione di chi comincia in un giorno",
    access: "public",
    keys: "public",
    params: idParams,
    query: occasionQuerySchema,
    output: occasionSchema,
    handle: ({ params, query, now }) =>
      readOccasion(
        { kind: "course", id: params.id },
        {
          day: query.startDate ?? null,
          time: query.startDate === undefined ? null : (query.singleTime ?? null),
        },
        now,
      ),
  }),
});
