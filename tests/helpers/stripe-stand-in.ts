import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { type LoopbackServer, sendJson, startLoopbackServer } from "./loopback-server";

export type RefundStatus = "pending" | "succeeded" | "failed";

/**
 * A stand-in for Stripe on loopback, by its published API: form-encoded requests, objects with the fields that we and
 * its own library read, refunds once for each Idempotency-Key.
 */
export interface StripeStandIn {
  url: string;
  /** The checkouts begun, by id. */
  sessions: Map<string, Record<string, unknown>>;
  /** The refunds made, by idempotency key. */
  refunds: Map<string, Record<string, unknown>>;
  /** How many calls fail from now on. */
  failNext: (calls: number) => void;
  /** Refuses the next checkout for good, with this code, as Stripe refuses what it was asked for. */
  refuseNextCheckout: (code: string) => void;
  /** The state in which refunds are made from now on: `failed` as where the bank of the card refuses them. */
  makeRefunds: (status: RefundStatus) => void;
  /** Gives a payment back in Stripe's dashboard. `amount` in cents. @returns the refund's id */
  refundInDashboard: (paymentIntent: string, amount: number) => string;
  /** Makes the next refund, and loses the answer and the key by which it was asked for. */
  loseNextRefund: () => void;
  /** Knows nothing of a payment any more, as where the site has got another account of Stripe. */
  forgetPayment: (paymentIntent: string) => void;
  /** Changes the state of a refund that was made, as Stripe does later. @returns the signed notice of it */
  changeRefund: (id: string, status: RefundStatus, type?: string) => { body: string; signature: string };
  /** A signed notice that a checkout was paid, as it comes over the wire. */
  notice: (
    sessionId: string,
    overrides?: { type?: string; session?: Record<string, unknown>; secondsAgo?: number },
  ) => { body: string; signature: string };
  /** A signed notice that the bank of a card disputes a payment, or what became of that. `amount` in cents. */
  dispute: (
    paymentIntent: string,
    dispute: { id: string; status: string; amount?: number; created?: number },
  ) => { body: string; signature: string };
  /** Any body with a right signature. */
  signed: (body: string) => { body: string; signature: string };
  close: LoopbackServer["close"];
}

export const WEBHOOK_SECRET = "whsec_of_the_tests";

/** @param timestamp seconds since 1970 */
const signatureOf = (payload: string, timestamp: number) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });

/** A body with the signature of now. */
const signed = (body: string) => ({ body, signature: signatureOf(body, Math.floor(Date.now() / 1000)) });

/** "a[b][c]" of a form as nested objects; all that a session needs to give back. */
function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
}

/** The page on which a card is charged: one button, and the way back without paying. */
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
  /** Why Stripe refuses to give back so much; null where it does not. */
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
