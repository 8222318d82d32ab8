import { z } from "zod";
import { readBytes } from "@/lib/http/body";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { handleStripeEvent } from "@/lib/services/till/stripe-events";

/** Large enough for Stripe's events, which contain whole objects. */
const LIMIT_BYTES = 1_000_000;

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/webhooks/stripe", {
  POST: endpoint({
    summary: "Le notifiche di Stripe, riconosciute dalla firma",
    access: "public",
    keys: "refused",
    output: z.object({ received: z.boolean() }),
    errors: ["VALIDATION", "PAYLOAD_TOO_LARGE"],
    handle: async ({ request, now }) => {
      const body = await readBytes(request, LIMIT_BYTES);
      await handleStripeEvent(body, request.headers.get("stripe-signature"), now);
      return { received: true };
    },
  }),
});
