import { z } from "zod";
import { listOpenInvitations } from "@/lib/data/person/invitations";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import {
  invitationInputSchema,
  invitationSchema,
  invitationSentSchema,
} from "@/lib/schemas/person/invitation";
import { invite } from "@/lib/services/person/invitations";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/invitations", {
  GET: endpoint({
    summary: "Gli inviti aperti: colleghe e colleghi che non hanno ancora scelto la password",
    access: "admin",
    keys: "refused",
    output: z.array(invitationSchema),
    handle: ({ now }) => listOpenInvitations(now),
  }),
  POST: endpoint({
    summary: "Invita per e-mail una persona a lavorare nel pannello; sostituisce un invito precedente",
    access: "admin",
    keys: "refused",
    audits: ["invitation.create"],
    body: invitationInputSchema,
    output: invitationSentSchema,
    status: 201,
    errors: ["DUPLICATE"],
    handle: ({ body, user, now }) => invite(body, user, now),
  }),
});
