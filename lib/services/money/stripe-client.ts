import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";

/** A person waits for the checkout; the payment page of Stripe answers in well under a second. */
const TIMEOUT_MS = 10_000;

const holder = globalThis as typeof globalThis & { stripeClient?: Stripe };

/** Whether cards are taken online. */
export const takesCards = (): boolean => env().STRIPE_SECRET_KEY !== undefined;

/** Stripe's own client with our key; null where none is set. */
export function stripeClient(): Stripe | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env();
  if (key === undefined) return null;
  holder.stripeClient ??= new Stripe(key, {
    timeout: TIMEOUT_MS,
    // What must not be lost is tried again by a job, and a person presses again.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base === undefined ? {} : elsewhere(new URL(base))),
  });
  return holder.stripeClient;
}

/** Another origin of the API: the stand-in of the tests. */
function elsewhere(base: URL): { host: string; port: string; protocol: "http" | "https" } {
  const protocol = base.protocol === "http:" ? "http" : "https";
  return { protocol, host: base.hostname, port: base.port || (protocol === "http" ? "80" : "443") };
}
