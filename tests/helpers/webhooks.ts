import { Webhook } from "standardwebhooks";
import type { WebhookDelivery, WebhookEndpoint } from "@/lib/schemas/program/webhook";
import type { ApiClient } from "./api";
import { type LoopbackServer, type SeenRequest, startLoopbackServer } from "./loopback-server";
import { until } from "./until";

/** The body of a webhook message. */
export interface WebhookMessage<T = Record<string, unknown>> {
  type: string;
  timestamp: string;
  data: T;
}

export interface Receiver {
  endpoint: WebhookEndpoint & { secret: string };
  server: LoopbackServer;
  /** The messages received so far, in order, verified with the `standardwebhooks` package. */
  messages: () => WebhookMessage[];
  deliveries: () => Promise<WebhookDelivery[]>;
  /** Waits until `count` messages that match `wanted` have arrived. */
  waitFor: (
    count: number,
    wanted?: (message: WebhookMessage) => boolean,
    ms?: number,
  ) => Promise<WebhookMessage[]>;
  close: () => Promise<void>;
}

export const verified = ({ body, headers }: SeenRequest, secret: string): WebhookMessage =>
  new Webhook(secret).verify(body, {
    "webhook-id": String(headers["webhook-id"]),
    "webhook-timestamp": String(headers["webhook-timestamp"]),
    "webhook-signature": String(headers["webhook-signature"]),
  }) as WebhookMessage;

/** A program that receives webhook messages on its own server. */
export async function startReceiver(admin: ApiClient, events: readonly string[]): Promise<Receiver> {
  const server = await startLoopbackServer((response) => response.writeHead(204).end());
  const body = { url: `${server.url}/avvisi`, events, description: "Gestionale di prova" };
  const answer = await admin.post<Receiver["endpoint"]>("/api/webhook-endpoints", body);
  if (answer.status !== 201) throw new Error(`The endpoint was answered ${answer.status}`);
  const endpoint = answer.body;
  const messages = () => server.requests.map((request) => verified(request, endpoint.secret));
  return {
    ...{ endpoint, server, messages },
    deliveries: async () =>
      (await admin.get<WebhookDelivery[]>(`/api/webhook-endpoints/${endpoint.id}/deliveries`)).body,
    waitFor: async (count, wanted = () => true, ms) => {
      const found = () => messages().filter(wanted);
      await until(() => found().length >= count, `Message ${count}`, ms);
      return found();
    },
    close: async () => {
      await admin.delete(`/api/webhook-endpoints/${endpoint.id}`);
      await server.close();
    },
  };
}
