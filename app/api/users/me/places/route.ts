import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { ownPlaceSchema } from "@/lib/schemas/sign-up/participation";
import { listOwnPlaces } from "@/lib/services/sign-up/own-places";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/places", {
  GET: endpoint({
    summary: "Le proprie iscrizioni a corsi ed eventi, con il rimborso di una rinuncia",
    access: "user",
    output: z.array(ownPlaceSchema),
    handle: ({ user, now }) => listOwnPlaces(user.id, now),
  }),
});
