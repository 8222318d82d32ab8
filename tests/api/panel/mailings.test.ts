import type { Mailing, MailingMade, MailingPreview, OneMailing } from "@/lib/schemas/panel/mailing";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { admin } from "../../helpers/admin";
import { invalid } from "../../helpers/api";
import { bookCourse, newCourse, newEvent, registerFor } from "../../helpers/catalogue";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { commitImport, readImport } from "../../helpers/imports";
import { addAttempts } from "../../helpers/limits";
import { newMember } from "../../helpers/members";
import { pay } from "../../helpers/money";
import { confirm, end, page, peopleOf, requested } from "../../helpers/newsletter";
import { mailsTo, waitForMail } from "../../helpers/outbox";
import { newPanelPerson } from "../../helpers/panel-people";
import { buyPass, newPassProduct } from "../../helpers/passes";
import { newEmail } from "../../helpers/people";
import { siteUrl } from "../../helpers/site";
import { newPersonWithRole } from "../../helpers/staff";

/* Mailings: recipients, appearance, and people left out. The sending rate is tested in tests/system. */

const TEXT = { subject: "Si cambia orario", text: "Da **lunedì** alle [18](/orario).", kind: "service" };
const write = <T = MailingMade>(audience: object, more: object = {}, path = "") =>
  admin.post<T>(`/api/mailings${path}`, { ...TEXT, audience, ...more });
const mailingOf = async (id: number) => (await admin.get<OneMailing>(`/api/mailings/${id}`)).body;

async function newPerson(contact: object = {}): Promise<{ id: number; email: string }> {
  const email = newEmail();
  const { id } = await newPanelPerson(admin, { email, ...contact });
  return { id, email };
}

const subscribe = (id: number) =>
  sql("UPDATE people SET newsletter_since = now() - interval '1 day' WHERE id = $1", [id]);

/** Waits until no mail of a mailing is waiting. */
async function gone(id: number): Promise<OneMailing> {
  for (let waited = 0; waited < 100; waited += 1) {
    const mailing = await mailingOf(id);
    if (mailing.status !== "sending") return mailing;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The mailing has not left in time");
}

describe("A mailing", () => {
  test("goes once to each address, and shows who receives none", async () => {
    const one = await newPerson({ firstName: "Ada" });
    const twin = await newPerson({ firstName: "Bea", email: one.email });
    const mute = await newPerson({ firstName: "Cleo", email: null });
    const { status, body } = await write({ people: [one.id, twin.id, mute.id] });
    expect([status, body]).toEqual([202, { id: expect.any(Number), recipients: 1, skipped: 1 }]);
    const mailing = await gone(body.id);
    expect(mailing).toMatchObject({
      ...{ ...TEXT, status: "sent", recipients: 1, sent: 1, failed: 0, skipped: 1 },
      audience: { people: [one.id, twin.id, mute.id] },
    });
    expect(mailing.people.map(({ personId, state, reason }) => [personId, state, reason])).toEqual([
      [one.id, "sent", null],
      [twin.id, "sent", null],
      [mute.id, "skipped", "no-address"],
    ]);
    const mail = await waitForMail(one.email, "mailing");
    expect(mail.subject).toBe(TEXT.subject);
    expect(mail.to).toHaveLength(1);
    expect(mail.html).toContain("<strong>lunedì</strong>");
    expect(mail.html).toContain(`href="${siteUrl()}/orario"`);
    expect(mail.text).toContain(`18 (${siteUrl()}/orario)`);
    expect(mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    expect(await mailsTo(one.email, "mailing")).toHaveLength(1);
  });

  test("of news goes to subscribers only, with a link and a header that end the subscription", async () => {
    const reader = await newPerson();
    const other = await newPerson();
    await subscribe(reader.id);
    const { body } = await write({ people: [reader.id, other.id] }, { kind: "newsletter" });
    expect(body).toMatchObject({ recipients: 1, skipped: 1 });
    expect((await gone(body.id)).people).toMatchObject([
      { personId: reader.id, state: "sent" },
      { personId: other.id, state: "skipped", reason: "not-subscribed" },
    ]);
    const mail = await waitForMail(reader.email, "mailing");
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [, url = ""] = /^<(.+)>$/.exec(header("list-unsubscribe")) ?? [];
    const token = url.split("/").at(-1);
    expect(mail.text).toContain(`${siteUrl()}/newsletter/${token}`);
    expect((await fetch(`${siteUrl()}/newsletter/${token}`)).status).toBe(200);
    const press = () =>
      fetch(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(200);
    const [row] = await sql<{ newsletter_since: Date | null }>(
      "SELECT newsletter_since FROM people WHERE id = $1",
      [reader.id],
    );
    expect(row?.newsletter_since).toBeNull();
    expect((await fetch(`${siteUrl()}/api/newsletter/unsubscribe/none`, { method: "POST" })).status).toBe(
      404,
    );
  });

  test("can be previewed, and sent to one address as a test", async () => {
    const one = await newPerson();
    const audience = { people: [one.id] };
    const preview = await write<MailingPreview>(audience, {}, "/preview");
    expect(preview.status).toBe(200);
    expect(preview.body).toMatchObject({ recipients: 1, skipped: 0 });
    expect(preview.body.html).toContain("<strong>lunedì</strong>");
    expect(preview.body.text).toContain("Da lunedì");
    const to = newEmail();
    const test = await write<{ sent: boolean }>(audience, { to }, "/test");
    expect([test.status, test.body]).toEqual([202, { sent: true }]);
    expect((await waitForMail(to, "mailingTest")).subject).toBe(TEXT.subject);
    expect(await mailsTo(one.email, "mailing")).toEqual([]);
  });

  test("is created once per key, and at most twice a day per audience", async () => {
    const audience = { people: [(await newPerson()).id] };
    const headers = { "Idempotency-Key": newEmail() };
    const send = (more: object = {}) => admin.post<MailingMade>("/api/mailings", { ...TEXT, audience }, more);
    const first = await send({ headers });
    expect((await send({ headers })).body).toEqual(first.body);
    expect((await send()).status).toBe(202);
    const third = await send();
    expect(third.status).toBe(429);
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("goes to a person chosen by name at most twice a day, whoever else is chosen", async () => {
    const [one, ...others] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
    const statuses: number[] = [];
    for (const more of others.map(({ id }) => [id]))
      statuses.push((await write({ people: [one.id, ...more] })).status);
    expect(statuses).toEqual([202, 202, 429]);
    expect((await write({ people: others.map(({ id }) => id) })).status).toBe(202);
  });

  test("is tested at most 20 times an hour per account, and logged without the address", async () => {
    const { client, user } = await newPersonWithRole("secretary");
    const audience = { people: [(await newPerson()).id] };
    const to = newEmail();
    const tryIt = async () => (await client.post("/api/mailings/test", { ...TEXT, audience, to })).status;
    expect(await tryIt()).toBe(202);
    await addAttempts("mailingTest", 19, String(user.id));
    expect(await tryIt()).toBe(429);
    const log = await admin.get<AuditEntry[]>(`/api/audit?entity=mailing&actor=${user.id}`);
    expect(log.body.map(({ changes }) => changes.to)).toEqual([{ from: null, to: null }]);
    expect(JSON.stringify(log.body)).not.toContain(to);
  });

  test("is listed, newest first, and logged without addresses", async () => {
    const one = await newPerson();
    const { body } = await write({ people: [one.id] });
    await gone(body.id);
    const list = await admin.get<Mailing[]>("/api/mailings?pageSize=1");
    expect(list.body).toMatchObject([
      { id: body.id, subject: TEXT.subject, kind: "service", status: "sent" },
    ]);
    expect(Number(list.headers.get("x-total-count"))).toBeGreaterThan(0);
    const log = await admin.get<AuditEntry[]>(`/api/audit?entity=mailing&entityId=${body.id}`);
    expect(log.body.map(({ action }) => action)).toEqual(["create"]);
    expect(JSON.stringify(log.body)).not.toContain(one.email);
  });

  test("skips people who are erased or unsubscribe before it leaves", async () => {
    const [stays, leaves, erased] = [await newPerson(), await newPerson(), await newPerson()];
    for (const { id } of [stays, leaves, erased]) await subscribe(id);
    const { body } = await write({ people: [stays.id] }, { kind: "newsletter" });
    await gone(body.id);
    // As if it were still to leave: a row that no process has handled yet.
    const waits = (id: number, email: string) =>
      sql(
        `INSERT INTO mailing_recipients (mailing_id, person_id, email, state, retry_at)
         VALUES ($1, $2, $3, 'waiting', now() + interval '1 hour')`,
        [body.id, id, email],
      );
    await waits(leaves.id, leaves.email);
    await waits(erased.id, erased.email);
    await admin.patch(`/api/people/${leaves.id}`, { newsletterSince: null });
    await admin.delete(`/api/people/${erased.id}`);
    await sql("UPDATE mailing_recipients SET retry_at = NULL WHERE mailing_id = $1", [body.id]);
    expect((await gone(body.id)).people).toMatchObject([
      { personId: stays.id, state: "sent" },
      { personId: leaves.id, state: "skipped", reason: "not-subscribed" },
    ]);
    expect(await mailsTo(leaves.email, "mailing")).toEqual([]);
    expect(await mailsTo(erased.email, "mailing")).toEqual([]);
  });

  test("can be stopped before all of it has left", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { body } = await write({ people: [one.id] });
    await gone(body.id);
    expect((await admin.delete<OneMailing>(`/api/mailings/${body.id}`)).body.status).toBe("sent");
    await sql(
      `INSERT INTO mailing_recipients (mailing_id, person_id, email, state, retry_at)
       VALUES ($1, $2, $3, 'waiting', now() + interval '1 hour')`,
      [body.id, other.id, other.email],
    );
    const stopped = await admin.delete<OneMailing>(`/api/mailings/${body.id}`);
    expect([stopped.status, stopped.body.status]).toEqual([200, "stopped"]);
    expect(stopped.body.people.map(({ state }) => state)).toEqual(["sent", "stopped"]);
    const log = await admin.get<AuditEntry[]>(`/api/audit?entity=mailing&entityId=${body.id}`);
    expect(log.body.map(({ action }) => action)).toEqual(["cancel", "create"]);
    expect((await admin.delete("/api/mailings/999999999")).status).toBe(404);
  });

  test("stays with the remaining person when two people are merged", async () => {
    const [gone1, kept] = [await newPerson(), await newPerson()];
    const { body } = await write({ people: [gone1.id] });
    await gone(body.id);
    await admin.post(`/api/people/${gone1.id}/merge`, { into: kept.id });
    expect((await mailingOf(body.id)).people).toMatchObject([{ personId: kept.id, state: "sent" }]);
  });
});

describe("The audience", () => {
  const counts = async (audience: object, more: object = {}) => {
    const { body } = await write<MailingPreview>(audience, more, "/preview");
    const { recipients, skipped } = body;
    return { recipients, skipped };
  };

  test("selects members by status, category and open fee", async () => {
    const before = await counts({ members: {} });
    const open = await counts({ members: { feeOpen: true } });
    await newMember(admin, inDays(0), { email: newEmail() });
    // Other tests add members at the same time.
    expect((await counts({ members: {} })).recipients).toBeGreaterThan(before.recipients);
    expect((await counts({ members: { feeOpen: true } })).recipients).toBeGreaterThan(open.recipients);
    expect(await counts({ members: { category: "ordinario", feeOpen: false } })).toMatchObject({
      recipients: expect.any(Number),
    });
  });

  test("selects active sign-ups for a course or an event", async () => {
    const course = await newCourse(admin);
    const event = await newEvent(admin);
    await bookCourse(course, { email: newEmail() });
    await registerFor(event, { email: newEmail() });
    expect(await counts({ course: course.id })).toEqual({ recipients: 1, skipped: 0 });
    expect(await counts({ event: event.id })).toEqual({ recipients: 1, skipped: 0 });
    await sql(
      "UPDATE sign_ups SET status = 'canceled', canceled_at = now(), canceled_by = 'centre' WHERE event_id = $1",
      [event.id],
    );
    expect(await counts({ event: event.id })).toEqual({ recipients: 0, skipped: 0 });
  });

  test("selects the owners of an active pass of a product", async () => {
    const product = await newPassProduct(admin);
    expect(await counts({ pass: product.id })).toEqual({ recipients: 0, skipped: 0 });
    const owner = await newPerson();
    const pass = await buyPass(admin, product.id, { personId: owner.id });
    await pay(admin, { amount: pass.dueAmount, passId: pass.id });
    expect(await counts({ pass: product.id })).toEqual({ recipients: 1, skipped: 0 });
    expect(await counts({ pass: product.id }, { kind: "newsletter" })).toEqual({
      recipients: 0,
      skipped: 1,
    });
  });

  test("selects the subscribers, for news only", async () => {
    const before = await counts({ subscribers: true }, { kind: "newsletter" });
    await subscribe((await newPerson()).id);
    const after = await counts({ subscribers: true }, { kind: "newsletter" });
    expect(after.recipients).toBeGreaterThan(before.recipients);
    const refused = await write({ subscribers: true });
    expect([refused.status, Object.keys((refused.body as { errors?: object }).errors ?? {})]).toEqual([
      400,
      ["kind"],
    ]);
  });

  test("is rejected if it names anything unknown", async () => {
    for (const audience of [
      { course: 999_999_999 },
      { event: 999_999_999 },
      { pass: 999_999_999 },
      { members: { category: "nessuna" } },
      { people: [999_999_999] },
    ])
      expect([audience, ...invalid(await write(audience, { kind: "newsletter" }))]).toEqual([
        audience,
        400,
        ["audience"],
      ]);
  });
});

describe("The subscription of a person in the panel", () => {
  async function newSubscriber() {
    const email = newEmail();
    await confirm(await requested(email));
    const [person] = await peopleOf(email);
    if (person === undefined) throw new Error("Nobody was subscribed");
    return { ...person, email };
  }

  test("is ended, never added, and logged", async () => {
    const { id } = await newSubscriber();
    const card = () => admin.get<{ newsletterSince: string | null }>(`/api/people/${id}`);
    expect((await card()).body.newsletterSince).not.toBeNull();
    const refused = await admin.patch(`/api/people/${id}`, { newsletterSince: new Date().toISOString() });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["newsletterSince"]]);
    expect((await admin.patch(`/api/people/${id}`, { newsletterSince: null })).status).toBe(200);
    expect((await card()).body.newsletterSince).toBeNull();
    const body = { firstName: "Nuova", lastName: "Persona", newsletterSince: new Date().toISOString() };
    expect((await admin.post("/api/people", body)).status).toBe(400);
    const { body: log } = await admin.get<AuditEntry[]>(`/api/audit?entity=person&entityId=${id}`);
    expect(log.filter(({ changes }) => "newsletterSince" in changes)).toHaveLength(2);
  });

  test("ends when the desk changes the person's address", async () => {
    const { id } = await newSubscriber();
    const since = async () =>
      (await admin.get<{ newsletterSince: string | null }>(`/api/people/${id}`)).body.newsletterSince;
    await admin.patch(`/api/people/${id}`, { phone: "06 1234567" });
    expect(await since()).not.toBeNull();
    await admin.patch(`/api/people/${id}`, { email: newEmail() });
    expect(await since()).toBeNull();
  });

  test("stays, with its links, when two people are merged", async () => {
    const email = newEmail();
    const token = await requested(email);
    await confirm(token);
    const [gone] = await peopleOf(email);
    const kept = await newPanelPerson(admin, { firstName: "Resta" });
    expect((await admin.post(`/api/people/${gone?.id}/merge`, { into: kept.id })).status).toBe(200);
    const since = async () =>
      (await admin.get<{ newsletterSince: string | null }>(`/api/people/${kept.id}`)).body.newsletterSince;
    expect(await since()).toBe(gone?.newsletter_since?.toISOString());
    expect((await end(token)).status).toBe(200);
    expect(await since()).toBeNull();
  });

  test("is erased with the person, links included", async () => {
    const email = newEmail();
    const token = await requested(email);
    await confirm(token);
    const [person] = await peopleOf(email);
    expect((await admin.delete(`/api/people/${person?.id}`)).status).toBe(200);
    expect((await page(token)).status).toBe(404);
    expect((await end(token)).status).toBe(404);
  });

  test("is imported and exported with the day of consent", async () => {
    const italian = (day: string) => day.split("-").reverse().join("/");
    const [one, other] = [newEmail(), newEmail()];
    const header = "Nome;Cognome;E-mail;Newsletter dal";
    const ahead = await readImport(admin, `${header}\nPia;Futura;${one};${italian(inDays(2))}`, {
      kind: "people",
    });
    expect(ahead.body.errors).toMatchObject([{ row: 2, field: "newsletterSince" }]);
    const file = `${header}\nPia;Passata;${one};05/03/2026\nPia;Mai;${other};`;
    const { body } = await readImport(admin, file, { kind: "people" });
    expect((await commitImport(admin, body.id)).status).toBe(200);
    expect((await peopleOf(one))[0]?.newsletter_since?.toISOString()).toBe("2026-03-04T23:00:00.000Z");
    expect((await peopleOf(other))[0]?.newsletter_since).toBeNull();
    const { body: log } = await admin.get<AuditEntry[]>(`/api/audit?entity=import&entityId=${body.id}`);
    expect(log.find(({ action }) => action === "confirm")?.changes).toMatchObject({
      newsletter: { to: 1 },
    });
    const csv = await admin.get<string>("/api/exports/people.csv");
    expect(csv.body).toMatch(new RegExp(`Pia;Passata;${one}.*;05/03/2026\r?\n`));
  });
});
