import { randomUUID } from "node:crypto";
import type { Pass } from "@/lib/schemas/pass/pass";
import type { PassProductOfPanel } from "@/lib/schemas/pass/product";
import type { ApiClient } from "./api";
import { pay } from "./money";

/** Adds a pass product, by default ten entries in ninety days to courses and events for € 100. */
export async function newPassProduct(
  admin: ApiClient,
  more: Record<string, unknown> = {},
): Promise<PassProductOfPanel> {
  const { status, body } = await admin.post<PassProductOfPanel>("/api/pass-products", {
    name: `Dieci ingressi ${randomUUID().slice(0, 8)}`,
    entries: 10,
    validDays: 90,
    price: 10_000,
    kinds: ["course", "event"],
    ...more,
  });
  if (status !== 201) throw new Error(`The product answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function buyPass(
  client: ApiClient,
  productId: number,
  more: Record<string, unknown> = {},
): Promise<Pass> {
  const { status, body } = await client.post<Pass>("/api/passes", { productId, ...more });
  if (status !== 201) throw new Error(`The pass answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Adds a pass product, buys a pass of it and pays at the office. */
export async function newPaidPass(
  admin: ApiClient,
  client: ApiClient,
  product: Record<string, unknown> = {},
  sale: Record<string, unknown> = {},
): Promise<Pass> {
  const { id } = await newPassProduct(admin, product);
  const pass = await buyPass(client, id, sale);
  if (pass.dueAmount > 0) await pay(admin, { amount: pass.dueAmount, passId: pass.id });
  return passOf(client, pass.id);
}

export async function passOf(client: ApiClient, id: number): Promise<Pass> {
  const { status, body } = await client.get<Pass>(`/api/passes/${id}`);
  if (status !== 200) throw new Error(`The pass ${id} answered ${status}`);
  return body;
}
