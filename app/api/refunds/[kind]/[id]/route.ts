import { defineRoute, endpoint } from "@/lib/http/define-route";
import { refundAccountSchema, refundIbanInputSchema, refundParams } from "@/lib/schemas/money/refund";
import { changeRefundIban, findRefundAccount } from "@/lib/services/till/refund-iban";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/refunds/{kind}/{id}", {
  GET: endpoint({
    summary: "Quanto torna con bonifico di una prenotazione o di un'iscrizione, e su quale IBAN",
    access: "user",
    keys: "refused",
    params: refundParams,
    output: refundAccountSchema,
    errors: ["NOT_FOUND"],
    handle: ({ params, user }) => findRefundAccount(params, user),
  }),
  PUT: endpoint({
    summary: "Indica l'IBAN del rimborso, che si cancella appena è pagato; per cambiarlo serve la password",
    access: "user",
    keys: "refused",
    audits: ["booking.update", "course-booking.update", "registration.update", "user.login-failed"],
    params: refundParams,
    body: refundIbanInputSchema,
    output: refundAccountSchema,
    errors: ["NOT_FOUND", "NOTHING_DUE", "WRONG_PASSWORD", "RATE_LIMITED"],
    limitsMail: true,
    handle: ({ params, body, user, sessionId, now }) => changeRefundIban(params, body, user, sessionId, now),
  }),
});
