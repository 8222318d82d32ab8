import { text } from "@/lib/domain/language/text";
import { clientAddress } from "@/lib/request/client-address";
import { resetRequestedSchema, resetRequestSchema } from "@/lib/schemas/person/account";
import { requestReset } from "@/lib/services/person/reset-password";
import { endpoint } from "./define-route";

/** The same for known and unknown addresses, so that nobody can probe which ones are registered. */
const MESSAGE = text("answers.resetRequested");

/** Shared by both paths of this call. */
export const resetRequestEndpoint = endpoint({
  summary: "Chiede un link per reimpostare la password",
  access: "public",
  keys: "refused",
  body: resetRequestSchema,
  output: resetRequestedSchema,
  errors: ["RATE_LIMITED"],
  handle: async ({ request, body, language, now }) => {
    const resetToken = await requestReset(body.email, clientAddress(request), language, now);
    return { success: true as const, message: MESSAGE, ...(resetToken === null ? {} : { resetToken }) };
  },
});
