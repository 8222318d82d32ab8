import { z } from "zod";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { panelSentField } from "@/lib/schemas/sent";
import { waitingTokenQuery } from "@/lib/schemas/waiting/waiting-list";
import { leaveWaitingList } from "@/lib/services/waiting/join-waiting-list";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/waiting-list/{id}", {
  DELETE: endpoint({
    summary:
      "Lascia la lista d'attesa, con la sessione o con il link dell'e-mail; un amministratore toglie chiunque",
    access: "public",
    keys: "bookings:write",
    audits: ["waiting-entry.cancel"],
    params: idParams,
    query: waitingTokenQuery,
    output: z.object({ success: z.literal(true), ...panelSentField }),
    isGuessable: true,
    errors: ["NOT_FOUND", "NOT_CANCELABLE"],
    limitsMail: true,
    handle: ({ params, query, user, now }) => leaveWaitingList(params.id, { user, token: query.token }, now),
  }),
});
