import { randomUUID } from "node:crypto";
import pg from "pg";
import type { MailContent, OutgoingMail } from "@/lib/schemas/site/mail";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { mailsIn } from "../../helpers/mail-folder";
import { bookAs } from "../../helpers/money";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newCustomer } from "../../helpers/people";
import { databaseUrl } from "../../helpers/site";
import { AFTERNOON, newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { until } from "../../helpers/until";
import { newVerifiedCustomer } from "../../helpers/verified";

const listFor = async (address: string, query = "") =>
  (await admin.get<OutgoingMail[]>(`/api/mails?q=${encodeURIComponent(address)}${query}`)).body;

async function registered(): Promise<string> {
  const input = registrationFor();
  const event = await newEvent(admin);
  await new ApiClient().post(`/api/events/${event.id}/registrations`, input);
  return input.email;
}

/** Waits until the outcome of `count` mails to an address is recorded. The site of these tests has no mail server. */
async function untilWritten(email: string, count = 1, state = "written"): Promise<OutgoingMail[]> {
  let mails: OutgoingMail[] = [];
  const areThere = async () => {
    mails = await listFor(email, `&state=${state}`);
    return mails.length >= count;
  };
  await until(areThere, `The outcome of ${count} mails to ${email}`);
  return mails;
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

test("the outbox lists mails written to files by address and state, and not as sent", async () => {
  const email = await registered();
  await waitForMail(email, "eventRegistered");
  expect(await untilWritten(email)).toMatchObject([
    { template: "eventRegistered", to: email, state: "written", sentAt: expect.stringMatching(/Z$/) },
  ]);
  const answer = await admin.get<OutgoingMail[]>(`/api/mails?q=${encodeURIComponent(email)}`);
  expect(answer.headers.get("x-total-count")).toBe("1");
  for (const state of ["sent", "failed"]) expect(await listFor(email, `&state=${state}`)).toEqual([]);
  expect((await admin.get("/api/mails/delivery")).body).toEqual({ hasServer: false });
});

test("a failed mail is retried on request, once", async () => {
  const email = `riprova.${randomUUID().slice(0, 8)}@example.org`;
  const id = await bury(email);
  expect(await listFor(email)).toMatchObject([{ id, state: "failed", isLate: true, sentAt: null }]);
  const failed = async () =>
    (await admin.get<{ to: string }[]>("/api/failed-mails")).body.filter(({ to }) => to === email);
  expect(await failed()).toMatchObject([{ template: "passwordChanged" }]);
  expect((await admin.post(`/api/failed-mails/${id}/retry`)).status).toBe(200);
  expect(await failed()).toEqual([]);
  await waitForMail(email, "passwordChanged");
  expect((await admin.post(`/api/failed-mails/${id}/retry`)).status).toBe(404);
  expect(await untilWritten(email)).toHaveLength(1);
  expect(await mailsTo(email, "passwordChanged")).toHaveLength(1);
});

test("a mail that has left is not sent again", async () => {
  const email = await registered();
  await waitForMail(email, "eventRegistered");
  const [mail] = await untilWritten(email);
  expect((await admin.post(`/api/failed-mails/${mail?.id}/retry`)).status).toBe(404);
});

test("the panel reads a mail as it was sent, with the tokens of its links masked", async () => {
  const email = await registered();
  const sent = await waitForMail(email, "eventRegistered");
  const [mail] = await untilWritten(email);
  expect(mail?.isReadable).toBe(true);
  const path = `/api/mails/${mail?.id}`;
  const { status, body } = await admin.get<MailContent>(path);
  expect([status, body.subject]).toEqual([200, sent.subject]);
  const [, token = ""] = /\/iscrizione\/([\w-]+)/.exec(sent.text ?? "") ?? [];
  expect(token.length).toBeGreaterThan(40);
  const masked = (text: string | undefined) => (text ?? "").replaceAll(token, "•••");
  expect(body.text.trim()).toBe(masked(sent.text).trim());
  expect(body.html).toContain("/iscrizione/•••");
  expect(JSON.stringify(body)).not.toContain(token);
  expect(body.attachments.sort()).toEqual(sent.attachments.map(({ filename }) => filename).sort());

  const secretary = await newPersonWithRole("secretary");
  expect((await secretary.client.get(path)).status).toBe(200);
  expect((await admin.get(`/api/mails/${randomUUID()}`)).status).toBe(404);
  expect((await admin.get("/api/mails/nessuna")).status).toBe(400);
});

test("no token that opens an account is stored with a mail", async () => {
  const { user } = await newCustomer();
  await new ApiClient().post("/api/auth/forgot-password", { email: user.email });
  const tokens = await Promise.all(
    ["welcome", "passwordReset"].map(async (template) => tokenIn(await waitForMail(user.email, template))),
  );
  const contents = await Promise.all(
    (await untilWritten(user.email, 2)).map(({ id }) => admin.get<MailContent>(`/api/mails/${id}`)),
  );
  expect(contents).toHaveLength(2);
  for (const { body } of contents) {
    expect(body.text).toContain("token=•••");
    for (const token of tokens) expect(JSON.stringify(body)).not.toContain(token);
  }
});

test("a mail that has left is still listed and readable when the queue has forgotten it", async () => {
  const email = await registered();
  await waitForMail(email, "eventRegistered");
  const [mail] = await untilWritten(email);
  await sql("DELETE FROM pgboss.job WHERE id = $1 AND state = 'completed'", [mail?.id]);
  const left = await listFor(email);
  expect(left).toEqual([{ ...mail, isLate: false }]);
  expect((await admin.get(`/api/mails/${mail?.id}`)).status).toBe(200);
});

test("mails to a person are in their export and deleted with their account", async () => {
  const { client, user, password } = await newCustomer();
  await waitForMail(user.email, "welcome");
  const [mail] = await untilWritten(user.email);
  const { body } = await client.get<{ sentMails: { subject: string; text: string }[] }>(
    "/api/users/me/export",
  );
  expect(body.sentMails).toMatchObject([{ template: "welcome", recipient: user.email }]);
  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  expect((await admin.get(`/api/mails/${mail?.id}`)).status).toBe(404);
  expect(await listFor(user.email)).toEqual([]);
});

test("mails to a person stay when an account that only claimed their address is deleted", async () => {
  const email = await registered();
  await waitForMail(email, "eventRegistered");
  const [hers] = await untilWritten(email);
  const { client, password } = await newCustomer({ email });
  const event = await newEvent(admin);
  const signUp = registrationFor({ email: `altra.${randomUUID().slice(0, 8)}@example.org` });
  await client.post(`/api/events/${event.id}/registrations`, { ...signUp, email });
  const all = await untilWritten(email, 3);
  expect(all).toHaveLength(3);
  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  for (const { id } of all)
    expect((await admin.get(`/api/mails/${id}`)).status).toBe(id === hers?.id ? 200 : 404);
  // The same applies to mails written to files.
  expect(await mailsTo(email, "eventRegistered")).toHaveLength(1);
  expect(await mailsTo(email, "welcome")).toEqual([]);
});

test("an account with a pending address neither reads nor deletes earlier mails to that address", async () => {
  const email = await registered();
  await waitForMail(email, "eventRegistered");
  const [hers] = await untilWritten(email);
  const { client, password } = await newVerifiedCustomer();
  expect((await client.patch("/api/users/me", { email, currentPassword: password })).status).toBe(200);
  await waitForMail(email, "verification");
  await untilWritten(email, 2);

  const { body } = await client.get<{
    sentMails: { template: string; recipient: string }[];
    mails: { template: string; to: string }[];
  }>("/api/users/me/export");
  const own = (mails: readonly { template: string }[]) => [...new Set(mails.map(({ template }) => template))];
  expect(own(body.sentMails.filter(({ recipient }) => recipient === email))).toEqual(["verification"]);
  expect(own(body.mails.filter(({ to }) => to === email))).toEqual(["verification"]);

  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  expect((await listFor(email)).map(({ id }) => id)).toEqual([hers?.id]);
  expect((await admin.get(`/api/mails/${hers?.id}`)).status).toBe(200);
  expect(await mailsTo(email, "eventRegistered")).toHaveLength(1);
  expect(await mailsTo(email, "verification")).toEqual([]);
});

test("a reminder about a booking is deleted with its account, even if the address is unverified", async () => {
  const { client, user, password } = await newCustomer();
  const booking = await bookAs(client, (await newSpace(admin)).id, inDays(18), { email: user.email });
  const body = { kind: "booking", id: booking.id };
  expect((await admin.post<{ sent: boolean }>("/api/payments/reminders", body)).body.sent).toBe(true);
  await waitForMail(user.email, "paymentReminder");
  await untilWritten(user.email, 3);
  expect((await client.delete("/api/users/me", { body: { password } })).status).toBe(200);
  expect(await listFor(user.email)).toEqual([]);
  expect(await mailsTo(user.email, "paymentReminder")).toEqual([]);
});

test("a mail whose reason no longer exists is not listed as sent", async () => {
  const email = `nessuno.${randomUUID().slice(0, 8)}@example.org`;
  await new ApiClient().post("/api/auth/forgot-password", { email });
  expect(await untilWritten(email, 1, "dropped")).toMatchObject([
    { template: "passwordReset", dropped: "needless", sentAt: null },
  ]);
  expect(await listFor(email, "&state=sent")).toEqual([]);
});

test("everybody with a booking of a room on a day gets one mail of their own", async () => {
  const space = await newSpace(admin);
  const [anna, bruno] = [await newCustomer(), await newCustomer()];
  const book = (client: ApiClient, email: string, period: object) =>
    bookAs(client, space.id, inDays(15), { email, ...period });
  await book(anna.client, anna.user.email, { isFullDay: false, startTime: "08:00", endTime: "10:00" });
  await book(anna.client, anna.user.email.toUpperCase(), {
    isFullDay: false,
    startTime: "10:00",
    endTime: "12:00",
  });
  await book(bruno.client, bruno.user.email, AFTERNOON);
  const gone = await newCustomer();
  const canceled = await bookAs(gone.client, space.id, inDays(15), {
    email: gone.user.email,
    isFullDay: false,
    startTime: "12:00",
    endTime: "13:00",
  });
  await gone.client.put(`/api/bookings/${canceled.id}`, { status: "canceled" });
  const path = `/api/spaces/${space.id}/message`;
  const body = { day: inDays(15), subject: "Porta laterale", text: "Entrate dal cortile." };
  const answer = await admin.post<{ recipients: number }>(path, body);
  expect([answer.status, answer.body]).toEqual([202, { recipients: 2 }]);
  const mail = await waitForMail(bruno.user.email, "roomMessage");
  expect(mail.subject).toBe("Porta laterale");
  expect(mail.text).toContain("Entrate dal cortile.");
  expect(mail.text).not.toContain(anna.user.email);
  expect((await admin.post(path, { ...body, day: inDays(16) })).body).toEqual({ recipients: 0 });
  expect((await admin.post("/api/spaces/999999/message", body)).status).toBe(404);
});

test("a participant's mail has the appointment, and its cancellation when the place is given up", async () => {
  const email = `agenda.${randomUUID().slice(0, 8)}@example.org`;
  const course = await newCourse(admin, {
    startDate: inDays(3),
    endDate: inDays(16),
    sessions: [{ dayOfWeek: new Date(inDays(5)).getUTCDay(), startTime: "18:00", endTime: "19:30" }],
  });
  await bookCourse(course, { email, startDate: inDays(5) });
  const booked = await mailsIn(email, "courseBooked", 1);
  const icsOf = (mail: (typeof booked)[number] | undefined) =>
    String(
      new TextDecoder().decode(
        mail?.attachments.find(({ filename }) => filename === "iscrizione.ics")?.content as ArrayBuffer,
      ),
    );
  const sessions = icsOf(booked[0]);
  expect(sessions.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(sessions).toContain("STATUS:CONFIRMED");
  const [path] = /\/iscrizione\/[\w-]+/.exec(booked[0]?.text ?? "") ?? [];
  await new ApiClient().delete(`/api/registrations/${path?.split("/").at(-1)}`);
  const ended = icsOf((await mailsIn(email, "placeCanceled", 1))[0]);
  expect(ended).toContain("STATUS:CANCELLED");
  const uids = (text: string) => text.match(/UID:.*/g);
  expect(uids(ended)).toEqual(uids(sessions));
});
