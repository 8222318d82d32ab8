import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { occasionSchema } from "@/lib/schemas/sign-up/sign-up";
import { readOccasion } from "@/lib/services/sign-up/occasion";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/occasion", {
  GET: endpoint({
    summary: "Dove e quando si tiene un evento",
    access: "public",
    keys: "public",
    params: idParams,
    output: occasionSchema,
    handle: ({ params, now }) =>
      readOccasion({ kind: "event", id: params.id }, { day: null, time: null }, now),
  }),
});
