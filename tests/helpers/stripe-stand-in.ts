import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { type LoopbackServer, sendJson, startLoopbackServer } from "./loopback-server";

export type RefundStatus = "pending" | "succeeded" | "failed";

/**
 * A stand-in for Stripe on loopback according to its published API: form-encoded requests, objects with the fields that
 * the site and Stripe's library read, one refund per Idempotency-Key.
 */
export interface StripeStandIn {
  url: string;
  /** The created checkouts, by id. */
  sessions: Map<string, Record<string, unknown>>;
  /** The created refunds, by idempotency key. */
  refunds: Map<string, Record<string, unknown>>;
  /** The received calls, in order. */
  requests: LoopbackServer["requests"];
  /** Makes the given number of calls fail. */
  failNext: (calls: number) => void;
  /** Rejects the next checkout permanently with this code, like Stripe rejects an invalid request. */
  refuseNextCheckout: (code: string) => void;
  /** Sets the status of further refunds: `failed` if the card's bank rejects them. */
  makeRefunds: (status: RefundStatus) => void;
  /** Refunds a payment in Stripe's dashboard. `amount` in cents. @returns the refund's id */
  refundInDashboard: (paymentIntent: string, amount: number) => string;
  /** Creates the next refund, but loses the response and the idempotency key. */
  loseNextRefund: () => void;
  /** Forgets a payment, as if the site had switched to another Stripe account. */
  forgetPayment: (paymentIntent: string) => void;
  /** Changes the status of a refund, like Stripe does later. @returns the signed notice */
  changeRefund: (id: string, status: RefundStatus, type?: string) => { body: string; signature: string };
  /** A signed notice that a checkout was paid, as sent by Stripe. */
  notice: (
    sessionId: string,
    overrides?: { type?: string; session?: Record<string, unknown>; secondsAgo?: number },
  ) => { body: string; signature: string };
  /** A signed notice of a card dispute or of its outcome. `amount` in cents. */
  dispute: (
    paymentIntent: string,
    dispute: { id: string; status: string; amount?: number; created?: number },
  ) => { body: string; signature: string };
  /** Any body with a valid signature. */
  signed: (body: string) => { body: string; signature: string };
  close: LoopbackServer["close"];
}

export const WEBHOOK_SECRET = "whsec_of_the_tests";

/** @param timestamp seconds since 1970 */
const signatureOf = (payload: string, timestamp: number) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });

/** A body with a current signature. */
const signed = (body: string) => ({ body, signature: signatureOf(body, Math.floor(Date.now() / 1000)) });

/** The metadata of a form-encoded request ("metadata[key]"), the only nested fields that a session returns. */
function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
}

/** The page on which a card is charged: one button, and a link back without paying. */
const paymentPage = ({ amount_total, cancel_url }: Record<string, unknown>) =>
  `<!doctype html><html lang="en"><title>Checkout</title><h1>${Number(amount_total) / 100} EUR</h1>
  <form method="post"><button>Pay</button></form><a href="${String(cancel_url).replaceAll("&", "&amp;")}">Back</a></html>`;

export async function stripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, Record<string, unknown>>();
  const refunds = new Map<string, Record<string, unknown>>();
  let failing = 0;
  let refundStatus: RefundStatus = "succeeded";
  let losesNext = false;
  let refusesNext: string | null = null;
  const forgotten = new Set<string>();
  const addRefund = (
    key: string,
    paymentIntent: string,
    amount: number,
    metadata: Record<string, string>,
  ) => {
    const refund = {
      id: `re_${randomUUID()}`,
      object: "refund",
      amount,
      currency: "eur",
      payment_intent: paymentIntent,
      metadata,
      status: refundStatus,
    };
    refunds.set(key, refund);
    return refund;
  };
  const refundsOf = (paymentIntent: string) =>
    [...refunds.values()].filter((refund) => refund.payment_intent === paymentIntent);
  /** The error with which Stripe rejects a refund of this amount in cents; null if it accepts it. */
  const refusalOf = (paymentIntent: string, amount: number) => {
    const paid = Number(sessions.get(paymentIntent.replace(/^pi_/, ""))?.amount_total ?? amount);
    const left = refundsOf(paymentIntent)
      .filter(({ status }) => status !== "failed")
      .reduce((rest, refund) => rest - Number(refund.amount), paid);
    const type = "invalid_request_error";
    if (forgotten.has(paymentIntent))
      return { type, code: "resource_missing", message: `No such payment_intent: '${paymentIntent}'` };
    if (left <= 0)
      return { type, code: "charge_already_refunded", message: "Charge has already been refunded." };
    return amount <= left ? null : { type, message: "Refund amount is greater than unrefunded amount" };
  };
  const refundNamed = (path: string) =>
    [...refunds.values()].find(({ id }) => path === `/v1/refunds/${String(id)}`);
  const server = await startLoopbackServer((response, { method, path, headers, body }) => {
    if (failing > 0) {
      failing -= 1;
      sendJson(response, 500, { error: { type: "api_error", message: "Out of order" } });
      return;
    }
    const shown = /^\/pay\/(.+)$/.exec(path)?.[1];
    if (shown !== undefined) {
      const session = sessions.get(shown);
      if (session === undefined) response.writeHead(404).end();
      else if (method === "POST") {
        session.payment_status = "paid";
        response.writeHead(303, { Location: String(session.success_url) }).end();
      } else {
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(paymentPage(session));
      }
      return;
    }
    if (!/^Bearer sk_test_/.test(headers.authorization ?? "")) {
      sendJson(response, 401, { error: { type: "invalid_request_error", message: "Invalid API Key" } });
      return;
    }
    const form = new URLSearchParams(body);
    if (method === "POST" && path === "/v1/checkout/sessions" && refusesNext !== null) {
      const error = { type: "invalid_request_error", code: refusesNext, message: "Refused" };
      refusesNext = null;
      sendJson(response, 400, { error });
    } else if (method === "POST" && path === "/v1/checkout/sessions") {
      const id = `cs_test_${randomUUID()}`;
      const session = {
        id,
        object: "checkout.session",
        amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
        currency: form.get("line_items[0][price_data][currency]"),
        client_reference_id: form.get("client_reference_id"),
        metadata: metadataOf(form),
        locale: form.get("locale"),
        mode: form.get("mode"),
        payment_intent: null,
        payment_status: "unpaid",
        status: "open",
        success_url: form.get("success_url"),
        cancel_url: form.get("cancel_url"),
        url: `${server.url}/pay/${id}`,
      };
      sessions.set(id, session);
      sendJson(response, 200, session);
    } else if (method === "POST" && path === "/v1/refunds") {
      const key = String(headers["idempotency-key"] ?? randomUUID());
      const paymentIntent = String(form.get("payment_intent"));
      const amount = Number(form.get("amount"));
      const refused = refunds.has(key) ? null : refusalOf(paymentIntent, amount);
      if (refused !== null) sendJson(response, 400, { error: refused });
      else if (losesNext) {
        losesNext = false;
        addRefund(randomUUID(), paymentIntent, amount, metadataOf(form));
        sendJson(response, 500, { error: { type: "api_error", message: "The answer was lost" } });
      } else {
        const made = refunds.get(key) ?? addRefund(key, paymentIntent, amount, metadataOf(form));
        sendJson(response, 200, made);
      }
    } else if (method === "GET" && path.startsWith("/v1/refunds?")) {
      const asked = new URL(path, server.url).searchParams.get("payment_intent") ?? "";
      sendJson(response, 200, {
        object: "list",
        data: refundsOf(asked),
        has_more: false,
        url: "/v1/refunds",
      });
    } else if (method === "GET" && refundNamed(path) !== undefined) {
      sendJson(response, 200, refundNamed(path) ?? {});
    } else {
      sendJson(response, 404, {
        error: { type: "invalid_request_error", message: `Unrecognized request URL (${method}: ${path})` },
      });
    }
  });
  return {
    url: server.url,
    sessions,
    refunds,
    requests: server.requests,
    failNext: (calls) => {
      failing = calls;
    },
    refuseNextCheckout: (code) => {
      refusesNext = code;
    },
    makeRefunds: (status) => {
      refundStatus = status;
    },
    refundInDashboard: (paymentIntent, amount) => addRefund(randomUUID(), paymentIntent, amount, {}).id,
    forgetPayment: (paymentIntent) => {
      forgotten.add(paymentIntent);
    },
    loseNextRefund: () => {
      losesNext = true;
    },
    changeRefund(id, status, type = "refund.updated") {
      const refund = refundNamed(`/v1/refunds/${id}`);
      if (refund === undefined) throw new Error(`There is no refund ${id}`);
      refund.status = status;
      return signed(
        JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object: refund } }),
      );
    },
    dispute(paymentIntent, { id, status, amount = 7000, created = 1_790_000_000 }) {
      const isClosed = ["won", "lost", "warning_closed"].includes(status);
      const object = {
        id,
        object: "dispute",
        amount,
        created,
        currency: "eur",
        payment_intent: paymentIntent,
        status,
      };
      const type = `charge.dispute.${isClosed ? "closed" : "created"}`;
      return signed(JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object } }));
    },
    signed,
    notice(sessionId, { type = "checkout.session.completed", session = {}, secondsAgo = 0 } = {}) {
      const known = sessions.get(sessionId) ?? { id: sessionId, object: "checkout.session", metadata: {} };
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: "event",
        type,
        created: Math.floor(Date.now() / 1000),
        data: {
          object: {
            ...known,
            payment_status: "paid",
            status: "complete",
            payment_intent: `pi_${sessionId}`,
            ...session,
          },
        },
      });
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
      return { body, signature: signatureOf(body, timestamp) };
    },
    close: server.close,
  };
}
