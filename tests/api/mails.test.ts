import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { OutgoingMail } from "@/lib/schemas/mail";
import { ApiClient } from "../helpers/api";
import { courseBookingBody, newCourse, newEvent, registrationFor } from "../helpers/catalogue";
import { inDays } from "../helpers/days";
import { mailsIn } from "../helpers/mail-folder";
import { bookAs } from "../helpers/money";
import { mailsTo, waitForMail } from "../helpers/outbox";
import { newAdmin, newCustomer } from "../helpers/people";
import { databaseUrl } from "../helpers/site";
import { AFTERNOON, newSpace } from "../helpers/spaces";

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

test("a mail whose reason was gone is not said to have gone out", async () => {
  const email = `nessuno.${randomUUID().slice(0, 8)}@example.org`;
  await new ApiClient().post("/api/auth/forgot-password", { email });
  let mails: OutgoingMail[] = [];
  for (let tries = 0; tries < 50 && mails.length === 0; tries += 1) {
    mails = await listFor(email, "&state=dropped");
    await sleep(200);
  }
  expect(mails).toMatchObject([{ template: "passwordReset", dropped: "needless", sentAt: null }]);
  expect(await listFor(email, "&state=sent")).toEqual([]);
});

test("everybody who has booked a room on a day is written to, once and alone", async () => {
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
  expect((await anna.client.post(path, body)).status).toBe(403);
  const answer = await admin.post<{ recipients: number }>(path, body);
  expect([answer.status, answer.body]).toEqual([202, { recipients: 2 }]);
  const mail = await waitForMail(bruno.user.email, "roomMessage");
  expect(mail.subject).toBe("Porta laterale");
  expect(mail.text).toContain("Entrate dal cortile.");
  expect(mail.text).not.toContain(anna.user.email);
  expect((await admin.post(path, { ...body, day: inDays(16) })).body).toEqual({ recipients: 0 });
  expect((await admin.post("/api/spaces/999999/message", body)).status).toBe(404);
});

test("who takes part gets the appointment with the mail, and its end when the place is given up", async () => {
  const email = `agenda.${randomUUID().slice(0, 8)}@example.org`;
  const course = await newCourse(admin, {
    startDate: inDays(3),
    endDate: inDays(16),
    sessions: [{ dayOfWeek: new Date(inDays(5)).getUTCDay(), startTime: "18:00", endTime: "19:30" }],
  });
  await new ApiClient().post(
    "/api/course-bookings",
    courseBookingBody(course.id, { email, startDate: inDays(5) }),
  );
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
