import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";
import type { Answer, ApiClient } from "./api";
import { sql } from "./database";
import { waitForMail } from "./outbox";
import { bookingBody } from "./spaces";

export type Refusal = { code?: string; errors?: Record<string, string[]> };

/** Joins the waiting list and returns the response, whatever its status. */
export const wait = (
  client: ApiClient,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer<{ entry: WaitingEntry } & Refusal>> =>
  client.post<{ entry: WaitingEntry } & Refusal>("/api/waiting-list", body, { headers });

export async function waiting(client: ApiClient, body: Record<string, unknown>): Promise<WaitingEntry> {
  const answer = await wait(client, body);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.entry;
}

/** A valid body for waiting for a room, by default for a full day. */
export const spaceWait = (
  spaceId: number,
  day: string,
  email: string,
  more: Record<string, unknown> = {},
) => ({ ...bookingBody(spaceId, day, { email }), purpose: undefined, kind: "space", ...more });

/** An entry as seen by an administrator. */
export async function entryOf(admin: ApiClient, { id, kind }: WaitingEntry): Promise<WaitingEntry> {
  const { body } = await admin.get<WaitingEntry[]>(`/api/waiting-list?kind=${kind}&pageSize=500`);
  const found = body.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`No entry ${id}`);
  return found;
}

/** The token of the waiting list's link in an e-mail of the template. */
export async function waitingToken(email: string, template = "waitingConfirmed", count = 1): Promise<string> {
  const mail = await waitForMail(email, template, count);
  const [, token] = /\/lista-attesa\/([\w-]+)/.exec(mail.text ?? "") ?? [];
  if (token === undefined) throw new Error("The mail has no link to the waiting list");
  return token;
}

/** Moves the end of the offer into the past. */
export const expireOffer = ({ id }: WaitingEntry) =>
  sql("UPDATE waiting_entries SET offer_expires_at = now() - interval '1 second' WHERE id = $1", [id]);

/** Waits until a condition holds, at most ten seconds, within which offers are passed on. */
export async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ten seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
