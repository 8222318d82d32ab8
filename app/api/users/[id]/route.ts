import { defineRoute, endpoint } from "@/lib/http/define-route";
import { idParams } from "@/lib/schemas/fields";
import { accountWithHistorySchema, panelAccountUpdateSchema } from "@/lib/schemas/panel/account";
import { changePanelAccount, findAccountWithHistory } from "@/lib/services/panel/change-account";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/users/{id}", {
  GET: endpoint({
    summary: "Una persona con le sue prenotazioni e iscrizioni",
    access: "desk",
    keys: "refused",
    params: idParams,
    output: accountWithHistorySchema,
    handle: ({ params }) => findAccountWithHistory(params.id),
  }),
  PATCH: endpoint({
    summary: "Cambia tessera e nota di una persona; per gli amministratori anche il ruolo",
    access: "desk",
    keys: "refused",
    audits: ["user.update", "user.role-change"],
    params: idParams,
    body: panelAccountUpdateSchema,
    output: accountWithHistorySchema,
    errors: ["NOT_CHANGEABLE"],
    handle: ({ params, body, user, now }) => changePanelAccount(params.id, body, user, now),
  }),
});
