import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { OutgoingMail } from "@/lib/schemas/mail";
import { ApiClient } from "../helpers/api";
import { newEvent, registrationFor } from "../helpers/catalogue";
import { mailsTo, waitForMail } from "../helpers/outbox";
import { newAdmin, newCustomer } from "../helpers/people";
import { databaseUrl } from "../helpers/site";

let admin: ApiClient;
beforeAll(async () => {
  admin = (await newAdmin()).client;
});

const listFor = async (address: string, query = "") =>
  (await admin.get<OutgoingMail[]>(`/api/mails?q=${encodeURIComponent(address)}${query}`)).body;

async function registered(): Promise<string> {
  const input = registrationFor();
  const event = await newEvent(admin);
  await new ApiClient().post(`/api/events/${event.id}/registrations`, input);
  return input.email;
}

/** Waits until the queue has noted what became of the mails to an address. */
async function untilSent(email: string): Promise<OutgoingMail[]> {
  for (let tries = 0; tries < 50; tries += 1) {
    const mails = await listFor(email, "&state=sent");
    if (mails.length > 0) return mails;
    await sleep(200);
  }
  return listFor(email);
}

async function bury(email: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const mail = { template: "passwordChanged", to: email, data: { firstName: "Anna", at: new Date() } };
    const { rows } = await client.query<{ id: string }>(
      "INSERT INTO pgboss.job (name, data) VALUES ('mail-dead', $1) RETURNING id",
      [JSON.stringify({ mail, queuedAt: new Date().toISOString() })],
    );
    return rows[0]?.id ?? "";
  } finally {
    await client.end();
  }
}

test("the outbox says what went out, by address and state", async () => {
  const email = await registered();
  await waitForMail(email, "eventRegistered");
  expect(await untilSent(email)).toMatchObject([
    { template: "eventRegistered", to: email, state: "sent", sentAt: expect.stringMatching(/Z$/) },
  ]);
  const answer = await admin.get<OutgoingMail[]>(`/api/mails?q=${encodeURIComponent(email)}`);
  expect(answer.headers.get("x-total-count")).toBe("1");
  expect(await listFor(email, "&state=failed")).toEqual([]);
});

test("what failed is tried again when somebody asks for it, once", async () => {
  const email = `riprova.${randomUUID().slice(0, 8)}@example.org`;
  const id = await bury(email);
  expect(await listFor(email)).toMatchObject([{ id, state: "failed", isLate: true, sentAt: null }]);
  expect((await admin.post(`/api/failed-mails/${id}/retry`)).status).toBe(200);
  await waitForMail(email, "passwordChanged");
  expect((await admin.post(`/api/failed-mails/${id}/retry`)).status).toBe(404);
  expect(await untilSent(email)).toHaveLength(1);
  expect(await mailsTo(email, "passwordChanged")).toHaveLength(1);
});

test("it is the panel's, and a mail that has gone out is not sent again", async () => {
  const email = await registered();
  await waitForMail(email, "eventRegistered");
  const [mail] = await untilSent(email);
  expect((await admin.post(`/api/failed-mails/${mail?.id}/retry`)).status).toBe(404);
  const { client } = await newCustomer();
  expect((await client.get("/api/mails")).status).toBe(403);
  expect((await client.post(`/api/failed-mails/${mail?.id}/retry`)).status).toBe(403);
  expect((await new ApiClient().get("/api/mails")).status).toBe(401);
});
