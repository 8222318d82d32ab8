import { defineRoute, endpoint } from "@/lib/http/define-route";
import { courseWithRecipientsSchema } from "@/lib/schemas/catalogue/course";
import { idParams } from "@/lib/schemas/fields";
import { offeringCancellationSchema } from "@/lib/schemas/sign-up/offering-cancellation";
import { cancelOffering } from "@/lib/services/sign-up/cancel-offering";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/courses/{id}/cancellation", {
  POST: endpoint({
    summary: "Annulla un corso e avvisa tutti gli iscritti",
    access: "staff",
    keys: "catalogue:write",
    audits: ["course.cancel"],
    params: idParams,
    body: offeringCancellationSchema,
    output: courseWithRecipientsSchema,
    handle: ({ params, body, now }) => cancelOffering("course", params.id, body, now),
  }),
});
