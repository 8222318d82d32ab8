import { defineRoute, endpoint } from "@/lib/http/define-route";
import { refundAccountSchema, refundIbanInputSchema } from "@/lib/schemas/money/refund";
import { signUpTokenParams } from "@/lib/schemas/sign-up/sign-up";
import { changeLinkedRefundIban, findLinkedRefundAccount } from "@/lib/services/till/refund-iban";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/registrations/{token}/refund", {
  GET: endpoint({
    summary: "Quanto torna con bonifico di un'iscrizione, con il link ricevuto per e-mail",
    access: "public",
    keys: "public",
    params: signUpTokenParams,
    output: refundAccountSchema,
    isGuessable: true,
    errors: ["NOT_FOUND"],
    handle: ({ params, now }) => findLinkedRefundAccount(params.token, now),
  }),
  PUT: endpoint({
    summary: "Indica una volta l'IBAN del rimborso di un'iscrizione, con il link ricevuto per e-mail",
    access: "public",
    keys: "refused",
    params: signUpTokenParams,
    body: refundIbanInputSchema,
    output: refundAccountSchema,
    isGuessable: true,
    errors: ["NOT_FOUND", "NOTHING_DUE", "WRONG_PASSWORD"],
    limitsMail: true,
    handle: ({ params, body, now }) => changeLinkedRefundIban(params.token, body, now),
  }),
});
