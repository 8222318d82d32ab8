import type { PublicSettings, Settings } from "@/lib/schemas/site/settings";
import type { Setup } from "@/lib/schemas/site/setup";
import type { Site } from "@/lib/schemas/site/site";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { newEvent, registrationFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { cookieOf, newAdmin, newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

const PATH = "/api/settings";
const PUBLIC = [
  "address",
  "changeHours",
  "horizonMonths",
  "iban",
  "legalName",
  "memberCategories",
  "memberYearStart",
  "noticeMinutes",
  "observesHolidays",
  "patronSaintDay",
  "paymentMethods",
  "takesCards",
];

let before: Settings;
beforeAll(async () => {
  before = (await admin.get<Settings>(PATH)).body;
});
// Other test files set other fields concurrently, so only this file's fields are restored.
afterAll(async () => {
  const { address, vatNumber, idleTimeoutMinutes } = before;
  await admin.patch(PATH, { address, vatNumber, idleTimeoutMinutes });
});

test("a new site has settings that restrict nothing", () => {
  expect(before).toMatchObject({
    observesHolidays: false,
    patronSaintDay: null,
    horizonMonths: 24,
    noticeMinutes: 0,
    changeHours: 48,
    maxOpenBookings: 200,
    requiresTotpForAdmins: false,
    idleTimeoutMinutes: null,
  });
});

test("visitors and customers see the public settings, and the panel sees all of them", async () => {
  const { client } = await newCustomer();
  for (const caller of [new ApiClient(), client]) {
    const { status, body } = await caller.get<PublicSettings>(PATH);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(PUBLIC);
  }
});

test("the log has one entry about the association for a form that changes its data, and none otherwise", async () => {
  const entries = async () => (await sql("SELECT 1 FROM audit_log WHERE entity = 'site'", [])).length;
  const known = await entries();
  const { legalName, vatNumber } = (await admin.get<Settings>(PATH)).body;
  await admin.patch(PATH, { legalName, vatNumber });
  expect(await entries()).toBe(known);
  await admin.patch(PATH, { legalName: "Centro di Prova APS", vatNumber: "01234567890" });
  expect(await entries()).toBe(known + 1);
  await admin.patch(PATH, { legalName, vatNumber });
});

test("a change keeps the fields that are not sent, and an empty text becomes null", async () => {
  const change = { address: "Via di Prova 1, Roma", vatNumber: "IT 0123456789 0", idleTimeoutMinutes: 30 };
  const { status, body } = await admin.patch<Settings>(PATH, change);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...change, vatNumber: "IT01234567890", changeHours: before.changeHours });
  expect((await new ApiClient().get<PublicSettings>(PATH)).body.address).toBe("Via di Prova 1, Roma");
  expect((await admin.patch<Settings>(PATH, { vatNumber: "" })).body.vatNumber).toBeNull();
  await admin.patch(PATH, { patronSaintDay: "06-29" });
  expect((await admin.patch<Settings>(PATH, { patronSaintDay: null })).body.patronSaintDay).toBeNull();
});

test("a place's card shows a QR code for the amount due only if the association has an IBAN", async () => {
  const { client, user, password } = await newCustomer();
  const event = await newEvent(admin, { price: "15" });
  const body = { ...registrationFor({ email: user.email }), seats: 2, names: ["Anna", "Luca"] };
  expect((await client.post(`/api/events/${event.id}/registrations`, body)).status).toBe(201);
  const cookie = await cookieOf(user.username, password);
  const card = async () => (await new ApiClient({ cookie }).get<string>("/mybookings")).body;
  // The words alone are always on the page, among the messages of its client components.
  expect(await card()).not.toContain(`aria-label="Codice QR del bonifico`);
  await admin.patch(PATH, { iban: "IT60X0542811101000000123456" });
  try {
    expect(await card()).toMatch(/aria-label="Codice QR del bonifico: Iscrizione #\w+"/);
  } finally {
    await admin.patch(PATH, { iban: before.iban });
  }
});

test("a customer has no more open bookings than the settings allow, even in concurrent requests", async () => {
  const space = await newSpace(admin);
  const { client } = await newCustomer();
  await admin.patch("/api/settings", { maxOpenBookings: 2 });
  const wish = { spaceId: space.id, attendees: 1, isFullDay: true };
  const days = { weekdays: [0, 1, 2, 3, 4, 5, 6], every: 1, from: inDays(40), until: inDays(42) };
  const { purpose, firstName, lastName, email } = bookingBody(space.id, inDays(1));
  const contact = { purpose, firstName, lastName, email };
  try {
    const answers = await Promise.all(
      [10, 11, 12, 13].map((days) => client.post("/api/bookings", bookingBody(space.id, inDays(days)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("TOO_MANY_BOOKINGS");
    const { client: other } = await newCustomer();
    const series = await other.post("/api/bookings/series", { ...wish, ...contact, repeat: days });
    expect([series.status, series.body.code]).toEqual([409, "TOO_MANY_BOOKINGS"]);
    // Validation and membership errors take precedence over the quota.
    const reserved = await newSpace(admin, { membersOnly: true });
    const refused = await Promise.all([
      client.post("/api/bookings", bookingBody(space.id, inDays(30), { attendees: 99 })),
      client.post("/api/bookings", bookingBody(reserved.id, inDays(30))),
      client.post("/api/bookings/series", { ...wish, ...contact, spaceId: reserved.id, repeat: days }),
      client.post("/api/waiting-list", { ...bookingBody(reserved.id, inDays(30)), kind: "space" }),
    ]);
    expect(refused.map(({ body }) => body.code)).toEqual([
      "VALIDATION",
      "MEMBERS_ONLY",
      "MEMBERS_ONLY",
      "MEMBERS_ONLY",
    ]);
  } finally {
    await admin.patch("/api/settings", { maxOpenBookings: 200 });
  }
});

describe("The setup steps", () => {
  const isDone = async (key: string) =>
    (await admin.get<Setup>("/api/setup")).body.steps.find((step) => step.key === key)?.isDone;

  test("an administrator gets the setup steps in order", async () => {
    const { status, body } = await admin.get<Setup>("/api/setup");
    expect(status).toBe(200);
    expect(body.hasDemonstration).toBe(true);
    expect(body.steps.map(({ key }) => key)).toEqual([
      "password",
      "identity",
      "logo",
      "rooms",
      "payment",
      "legal",
      "mail",
      "demonstration",
    ]);
  });

  test("a step is done or not according to the stored data", async () => {
    const before = (await admin.get<Site>("/api/site")).body;
    expect(await isDone("password")).toBe(false);
    expect([await isDone("identity"), await isDone("legal")]).toEqual([false, false]);
    const own = { name: "Casa", legalName: "Casa APS", street: "Via Vera 1", email: "casa@example.com" };
    await admin.patch("/api/site", { ...own, texts: { terms: "# Patti" } });
    expect([await isDone("identity"), await isDone("legal")]).toEqual([true, true]);
    const { languages, ...rest } = before;
    await admin.patch("/api/site", rest);
    expect([await isDone("identity"), await isDone("legal")]).toEqual([false, false]);
  });

  test("a test mail without a mail server reports that there is none", async () => {
    const { status, body } = await admin.post("/api/setup/test-mail", { to: "anna@example.org" });
    expect([status, body.code]).toEqual([503, "UNAVAILABLE"]);
    expect(body.message).toContain("SMTP_URL");
    expect((await admin.post("/api/setup/test-mail", { to: "anna" })).status).toBe(400);
    expect(await isDone("mail")).toBe(false);
  });

  test("the list is dismissed for every administrator on every device, and can be shown again", async () => {
    expect((await admin.patch("/api/setup", { isDismissed: "yes" })).status).toBe(400);
    const { status, body } = await admin.patch<Setup>("/api/setup", { isDismissed: true });
    expect([status, body.isDismissed]).toEqual([200, true]);
    const elsewhere = (await newAdmin()).client;
    expect((await elsewhere.get<Setup>("/api/setup")).body.isDismissed).toBe(true);
    await elsewhere.patch("/api/setup", { isDismissed: false });
    expect((await admin.get<Setup>("/api/setup")).body.isDismissed).toBe(false);
  });
});
