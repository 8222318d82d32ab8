import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { ownSignUpSchema } from "@/lib/schemas/sign-up/sign-up";
import { listOwnSignUps } from "@/lib/services/sign-up/own-sign-ups";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/me/places", {
  GET: endpoint({
    summary: "Le proprie iscrizioni a corsi ed eventi, con il rimborso di una rinuncia",
    access: "user",
    keys: "refused",
    output: z.array(ownSignUpSchema),
    handle: ({ user, now }) => listOwnSignUps(user.id, now),
  }),
});
