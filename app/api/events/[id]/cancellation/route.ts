import { defineRoute, endpoint } from "@/lib/http/define-route";
import { eventWithRecipientsSchema } from "@/lib/schemas/catalogue/event";
import { idParams } from "@/lib/schemas/fields";
import { offeringCancellationSchema } from "@/lib/schemas/sign-up/offering-cancellation";
import { cancelOffering } from "@/lib/services/sign-up/cancel-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/events/{id}/cancellation", {
  POST: endpoint({
    summary: "Annulla un evento e avvisa tutti gli iscritti",
    access: "staff",
    keys: "catalogue:write",
    audits: ["event.cancel"],
    params: idParams,
    body: offeringCancellationSchema,
    output: eventWithRecipientsSchema,
    handle: ({ params, body, now }) => cancelOffering("event", params.id, body, now),
  }),
});
