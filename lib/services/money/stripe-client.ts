import "server-only";
import Stripe from "stripe";
import { ONLINE_KEY, wayOf } from "@/lib/domain/money/way-to-pay";
import { env } from "@/lib/env";
import type { PaymentMethod } from "@/lib/schemas/site/payment-methods";
import type { Settings } from "@/lib/schemas/site/settings";

/** A customer waits for the checkout; Stripe usually responds within a second. */
const TIMEOUT_MS = 10_000;

const holder = globalThis as typeof globalThis & { stripeClient?: Stripe };

export const takesCards = (): boolean => env().STRIPE_SECRET_KEY !== undefined;

/** Whether card payments are configured and switched on in the settings. */
export const offersCards = (ways: readonly PaymentMethod[]): boolean =>
  takesCards() && wayOf(ways, ONLINE_KEY)?.isActive === true;

export const withCards = (settings: Settings) => ({
  ...settings,
  takesCards: offersCards(settings.paymentMethods),
});

/** Null when no key is configured. */
export function stripeClient(): Stripe | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env();
  if (key === undefined) return null;
  holder.stripeClient ??= new Stripe(key, {
    timeout: TIMEOUT_MS,
    // Refunds are retried by a job, and a checkout by the customer.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base === undefined ? {} : addressOf(new URL(base))),
  });
  return holder.stripeClient;
}

/** Another origin for Stripe's API: the tests' stand-in. */
function addressOf(base: URL): { host: string; port: string; protocol: "http" | "https" } {
  const protocol = base.protocol === "http:" ? "http" : "https";
  return { protocol, host: base.hostname, port: base.port || (protocol === "http" ? "80" : "443") };
}
