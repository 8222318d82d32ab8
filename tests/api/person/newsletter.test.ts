import type { Email } from "postal-mime";
import type { AuditEntry } from "@/lib/schemas/site/audit";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { inDays } from "../../helpers/days";
import { commitImport, readImport } from "../../helpers/imports";
import { newKeptPerson } from "../../helpers/kept-people";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { newAdmin, newCustomer, newEmail } from "../../helpers/people";
import { loginByCode, newCode, newCodeCustomer } from "../../helpers/sign-in-code";
import { siteUrl } from "../../helpers/site";
import { newVerifiedCustomer, verifyAddress } from "../../helpers/verified";

/* The newsletter: who gets it has asked for it and confirmed it, or ticked the box of an account of their own. */

let admin: ApiClient;
beforeAll(async () => {
  admin = (await newAdmin()).client;
});

const visitor = new ApiClient();
const request = (body: object, client = visitor) => client.post("/api/newsletter", body);
const confirm = (token: string) => visitor.post("/api/newsletter/confirmation", { token });
const end = (token: string) => visitor.post("/api/newsletter/unsubscribe", { token });
const page = async (token: string, before = "") =>
  fetch(`${siteUrl()}${before}/newsletter/${token}`, { redirect: "manual" });

function linkIn(mail: Email): string {
  const [, token] = /\/newsletter\/([\w-]+)/.exec(mail.text ?? "") ?? [];
  if (token === undefined) throw new Error("The mail has no link of the newsletter");
  return token;
}

/** Asks for the newsletter. @returns the token of the mailed link */
async function requested(email: string, body: object = {}): Promise<string> {
  expect((await request({ email, ...body })).status).toBe(202);
  return linkIn(await waitForMail(email, "newsletterConfirmation"));
}

interface Row {
  id: number;
  first_name: string;
  last_name: string;
  newsletter_since: Date | null;
}
const peopleOf = (email: string) =>
  sql<Row>("SELECT id, first_name, last_name, newsletter_since FROM people WHERE email = $1 ORDER BY id", [
    email,
  ]);

interface Own {
  newsletterSince: string | null;
  newsletter: boolean;
}
const own = async (client: ApiClient) => (await client.get<Own>("/api/users/me")).body;

describe("Somebody without an account", () => {
  test("is subscribed once the mailed link is confirmed, once and again", async () => {
    const email = newEmail();
    const token = await requested(email, { firstName: "Nora" });
    expect(await peopleOf(email)).toEqual([]);
    expect((await page(token)).status).toBe(200);
    expect(await peopleOf(email)).toEqual([]);
    expect((await confirm(token)).status).toBe(200);
    const [person] = await peopleOf(email);
    expect(person).toMatchObject({ first_name: "Nora", last_name: "", newsletter_since: expect.any(Date) });
    expect((await confirm(token)).status).toBe(200);
    expect(await peopleOf(email)).toEqual([person]);
  });

  test("is named by the first part of the address where no name was given", async () => {
    const email = newEmail();
    await confirm(await requested(email, { language: "en" }));
    const [person] = await sql<{ first_name: string; language: string }>(
      "SELECT first_name, language FROM people WHERE email = $1",
      [email],
    );
    expect(person).toEqual({ first_name: email.split("@")[0], language: "en" });
  });

  test("is the person of the same address and name who is there already", async () => {
    const email = newEmail();
    const kept = await newKeptPerson(admin, { firstName: "Ines", lastName: "Nota", email });
    await confirm(await requested(email, { firstName: "ines nota" }));
    expect((await peopleOf(email)).map(({ id }) => id)).toEqual([kept.id]);
  });

  test("gets no second mail while subscribed, and the same answer", async () => {
    const email = newEmail();
    await confirm(await requested(email));
    const again = await request({ email: email.toUpperCase() });
    const stranger = await request({ email: newEmail() });
    expect([again.status, again.body]).toEqual([stranger.status, stranger.body]);
    const other = newEmail();
    await requested(other);
    expect(await mailsTo(email, "newsletterConfirmation")).toHaveLength(1);
  });

  test("unsubscribes by the link, once and again, after which it confirms nothing", async () => {
    const email = newEmail();
    const token = await requested(email);
    expect((await end(token)).status).toBe(404);
    await confirm(token);
    expect(await (await page(token)).text()).toContain("Non la voglio più");
    expect(await (await page(token, "/en")).text()).toContain("Unsubscribe me");
    expect((await end(token)).status).toBe(200);
    expect((await end(token)).status).toBe(200);
    expect((await peopleOf(email))[0]?.newsletter_since).toBeNull();
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: "VERIFY_TOKEN_INVALID" } });
    expect((await page(token)).status).toBe(200);
  });

  test("finds no page under an unknown link, nor confirms with one that is unknown or a week old", async () => {
    const email = newEmail();
    const token = await requested(email);
    await sql("UPDATE newsletter_links SET confirms_until = now() WHERE email = $1", [email]);
    for (const wrong of [token, "none"]) {
      expect((await confirm(wrong)).status).toBe(400);
      expect((await page(wrong)).status).toBe(404);
      expect((await end(wrong)).status).toBe(404);
    }
    expect(await peopleOf(email)).toEqual([]);
  });

  test("is refused without an address", async () => {
    const { status, body } = await request({ email: "nessuno" });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["email"]]);
  });
});

describe("An account", () => {
  test("that ticked the box is subscribed once its address is verified, without another mail", async () => {
    const { client, user } = await newCustomer({ newsletter: true });
    expect(await own(client)).toMatchObject({ newsletterSince: null, newsletter: true });
    expect((await peopleOf(user.email))[0]?.newsletter_since).toBeNull();
    await verifyAddress(client, user);
    expect(await own(client)).toMatchObject({ newsletterSince: expect.any(String), newsletter: true });
    expect(await mailsTo(user.email, "newsletterConfirmation")).toEqual([]);
  });

  test("that did not is not, and chooses in its profile", async () => {
    const { client } = await newVerifiedCustomer();
    expect(await own(client)).toMatchObject({ newsletterSince: null, newsletter: false });
    expect((await client.patch<Own>("/api/users/me", { newsletter: true })).body).toMatchObject({
      newsletterSince: expect.any(String),
    });
    const before = await own(client);
    await client.patch("/api/users/me", { newsletter: true });
    expect(await own(client)).toEqual(before);
    await client.patch("/api/users/me", { newsletter: false });
    expect((await own(client)).newsletterSince).toBeNull();
  });

  test("made or opened by a code is subscribed with the box alone", async () => {
    const email = newEmail();
    const names = { firstName: "Dora", lastName: "Esempio" };
    const first = await loginByCode({ ...(await newCode(email)), ...names, newsletter: true });
    expect(first.status).toBe(201);
    const client = new ApiClient({ token: first.body.authToken });
    const { newsletterSince } = await own(client);
    expect(newsletterSince).not.toBeNull();
    await loginByCode({ ...(await newCode(email)), newsletter: false });
    expect((await own(client)).newsletterSince).toBe(newsletterSince);
    expect((await own((await newCodeCustomer()).client)).newsletterSince).toBeNull();
  });

  test("is subscribed by the link that was mailed to its verified address", async () => {
    const { client, user } = await newVerifiedCustomer();
    await confirm(await requested(user.email, { firstName: "Tutt'altro" }));
    expect((await own(client)).newsletterSince).not.toBeNull();
    expect(await peopleOf(user.email)).toHaveLength(1);
  });

  test("takes over what somebody confirmed under its address before, and ends all of it", async () => {
    const email = newEmail();
    await confirm(await requested(email, { firstName: "Mira" }));
    const { client, user } = await newCustomer({ email });
    expect((await own(client)).newsletterSince).toBeNull();
    await verifyAddress(client, user);
    expect((await own(client)).newsletterSince).not.toBeNull();
    await client.patch("/api/users/me", { newsletter: false });
    expect((await peopleOf(email)).map(({ newsletter_since }) => newsletter_since)).toEqual([null, null]);
  });

  test("that is not verified forgets the wish of whoever registered it when its owner resets the password", async () => {
    const { user } = await newCustomer({ newsletter: true });
    await visitor.post("/api/auth/forgot-password", { email: user.email });
    const token = tokenIn(await waitForMail(user.email, "passwordReset"));
    const password = "Tutta-nuova-123";
    expect((await visitor.post("/api/auth/reset-password", { token, newPassword: password })).status).toBe(
      200,
    );
    const login = { username: user.username, password };
    const { body } = await visitor.post<{ authToken: string }>("/api/auth/login", login);
    expect((await own(new ApiClient({ token: body.authToken }))).newsletter).toBe(false);
  });
});

describe("The panel", () => {
  async function newSubscriber() {
    const email = newEmail();
    await confirm(await requested(email));
    const [person] = await peopleOf(email);
    if (person === undefined) throw new Error("Nobody was subscribed");
    return { ...person, email };
  }

  test("ends a subscription and never adds one; the log names it", async () => {
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

  test("keeps the subscription of either when two people are merged, with its links", async () => {
    const email = newEmail();
    const token = await requested(email);
    await confirm(token);
    const [gone] = await peopleOf(email);
    const kept = await newKeptPerson(admin, { firstName: "Resta" });
    expect((await admin.post(`/api/people/${gone?.id}/merge`, { into: kept.id })).status).toBe(200);
    const since = async () =>
      (await admin.get<{ newsletterSince: string | null }>(`/api/people/${kept.id}`)).body.newsletterSince;
    expect(await since()).toBe(gone?.newsletter_since?.toISOString());
    expect((await end(token)).status).toBe(200);
    expect(await since()).toBeNull();
  });

  test("erases the links with the person", async () => {
    const email = newEmail();
    const token = await requested(email);
    await confirm(token);
    const [person] = await peopleOf(email);
    expect((await admin.delete(`/api/people/${person?.id}`)).status).toBe(200);
    expect((await page(token)).status).toBe(404);
    expect((await end(token)).status).toBe(404);
  });

  test("imports people with the day on which they agreed, and exports it", async () => {
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
    expect(log.find(({ action }) => action === "confirm")?.changes).toMatchObject({ newsletter: { to: 1 } });
    const csv = await admin.get<string>("/api/exports/people.csv");
    expect(csv.body).toMatch(new RegExp(`Pia;Passata;${one}.*;05/03/2026\r?\n`));
  });
});
