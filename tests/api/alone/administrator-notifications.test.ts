import { randomUUID } from "node:crypto";
import type { Invitation } from "@/lib/schemas/person/invitation";
import type { ApiKeyCreated } from "@/lib/schemas/program/api-key";
import type { Settings } from "@/lib/schemas/site/settings";
import type { Site } from "@/lib/schemas/site/site";
import { admin } from "../../helpers/admin";
import { ApiClient } from "../../helpers/api";
import { sql } from "../../helpers/database";
import { mailsTo, tokenIn, waitForMail } from "../../helpers/outbox";
import { ADMIN, newEmail } from "../../helpers/people";
import { addPasskey, loginByPasskey } from "../../helpers/software-passkey";
import { newSpace } from "../../helpers/spaces";
import { newPersonWithRole } from "../../helpers/staff";
import { newVerifiedCustomer } from "../../helpers/verified";

/*
 * Changes that could do harm with a stolen administrator session, without a password: every administrator is notified.
 */

const FIRST = "IT60X0542811101000000123456";
const SECOND = "DE89370400440532013000";
const MADE_BY = "Amministrazione Centro";

let other: Awaited<ReturnType<typeof newPersonWithRole>>;
let english: Awaited<ReturnType<typeof newPersonWithRole>>;
let unproven: Awaited<ReturnType<typeof newPersonWithRole>>;
let before: Settings;
beforeAll(async () => {
  other = await newPersonWithRole("admin");
  english = await newPersonWithRole("admin");
  unproven = await newPersonWithRole("admin");
  await sql("UPDATE people SET language = 'en' WHERE id = (SELECT person_id FROM users WHERE id = $1)", [
    english.user.id,
  ]);
  await sql("UPDATE users SET is_verified = false WHERE id = $1", [unproven.user.id]);
  before = (await admin.get<Settings>("/api/settings")).body;
});
afterAll(async () => {
  const { iban } = before;
  await admin.patch("/api/settings", { iban, requiresTotpForAdmins: false });
  await sql("UPDATE users SET role = 'customer' WHERE id = ANY($1::int[])", [
    [other.user.id, english.user.id, unproven.user.id],
  ]);
});

/** The number of mails of a template queued for the other administrator, sent or not. */
const queued = async (template: string): Promise<number> => {
  const rows = await sql(
    "SELECT 1 FROM pgboss.job WHERE data->'mail'->>'template' = $1 AND data->'mail'->>'to' = $2",
    [template, other.user.email],
  );
  return rows.length;
};

const setIban = async (iban: string | null) => {
  expect((await admin.patch("/api/settings", { iban })).status).toBe(200);
};

test("administrators are notified of a set, replaced or removed IBAN by its last four characters", async () => {
  if (before.iban !== null) await sql("UPDATE settings SET iban = NULL");
  await setIban(FIRST);
  const given = await waitForMail(other.user.email, "associationIban");
  expect(given.subject).toBe("L'IBAN dell'associazione è cambiato");
  for (const part of ["prima non ne aveva", "finisce con 3456", MADE_BY]) expect(given.text).toContain(part);
  await setIban("DE89 3704 0044 0532 0130 00");
  const replaced = await waitForMail(other.user.email, "associationIban", 2);
  expect(replaced.text).toContain("prima finiva con 3456, ora con 3000");
  expect(replaced.text).toMatch(/Se Amministrazione Centro non ne sa nulla.*Togli a Amministrazione Centro/s);
  await setIban(null);
  const removed = await waitForMail(other.user.email, "associationIban", 3);
  expect(removed.text).toContain("che finisce con 3000 è stato tolto");
  for (const { text, html, subject } of [given, replaced, removed])
    for (const whole of [FIRST, SECOND]) expect(`${subject}${text}${html}`).not.toContain(whole);

  // The author of the change is notified too, with instructions. Each mail is in its account's language.
  const own = await waitForMail(ADMIN.email, "associationIban", 3);
  expect(own.text).toContain("Se non viene da te");
  expect(own.text).toContain("cambia la password");
  const inEnglish = await waitForMail(english.user.email, "associationIban", 3);
  expect(inEnglish.subject).toBe("The association's IBAN has changed");
  expect(await mailsTo(unproven.user.email, "associationIban")).toEqual([]);
});

test("the same IBAN in another spelling, or a change of other settings, notifies nobody", async () => {
  await setIban(FIRST);
  await setIban(FIRST.replace(/(.{4})/g, "$1 ").toLowerCase());
  await admin.patch("/api/settings", { address: before.address });
  await setIban(SECOND);
  expect(await queued("associationIban")).toBe(5);
});

test("a rejected change notifies nobody", async () => {
  const count = await queued("associationIban");
  const answer = await admin.patch("/api/settings", { iban: FIRST, horizonMonths: 0 });
  expect([answer.status, await queued("associationIban")]).toEqual([400, count]);
});

test("administrators are notified when the panel's second factor becomes optional, not required", async () => {
  const { client, user, password } = await newVerifiedCustomer({ firstName: "Pia", lastName: "Chiave" });
  await sql("UPDATE users SET role = 'admin', is_admin = true WHERE id = $1", [user.id]);
  const signedIn = await loginByPasskey((await addPasskey(client, { password })).passkey);
  for (const requiresTotpForAdmins of [true, false])
    expect((await signedIn.patch("/api/settings", { requiresTotpForAdmins })).status).toBe(200);
  const told = await waitForMail(other.user.email, "secondFactorOptional");
  expect(told.text).toContain("non è più obbligatorio");
  expect(told.text).toContain("Pia Chiave");
  expect(await queued("secondFactorOptional")).toBe(1);
  await sql("UPDATE users SET role = 'customer', is_admin = false WHERE id = $1", [user.id]);
});

test("administrators are notified when a person becomes an administrator and when they cease to be one", async () => {
  const { user } = await newVerifiedCustomer({ firstName: "Nora", lastName: "Nuova" });
  const path = `/api/users/${user.id}`;
  expect((await admin.patch(path, { role: "secretary" })).status).toBe(200);
  expect((await admin.patch(path, { isAdmin: true })).status).toBe(200);
  expect((await admin.patch(path, { role: "admin" })).status).toBe(200);
  const added = await waitForMail(other.user.email, "administratorAdded");
  for (const part of ["Nora Nuova", user.email, MADE_BY]) expect(added.text).toContain(part);
  expect((await admin.patch(path, { role: "admin", note: "di nuovo" })).status).toBe(200);
  await sql(
    `INSERT INTO api_keys (name, prefix, secret_hash, made_by, ended_at)
     SELECT name, 'ninfea_', md5(random()::text), $1, ended_at
       FROM (VALUES ('Sito di Nora', NULL::timestamptz), ('Vecchio sito', now())) AS k (name, ended_at)`,
    [user.id],
  );
  expect((await admin.patch(path, { role: "desk" })).status).toBe(200);
  const removed = await waitForMail(other.user.email, "administratorRemoved");
  // API keys outlive the role of the person who made them.
  for (const part of ["Nora Nuova", "Chiavi API", "Sito di Nora"]) expect(removed.text).toContain(part);
  expect(removed.text).not.toContain("Vecchio sito");
  // Otherwise a thief would first remove the administrators who would be notified.
  const own = await waitForMail(user.email, "administratorRemoved");
  expect(own.text).toContain("il tuo account non ha più il ruolo di amministratore");
  expect(own.text).not.toContain("Sito di Nora");
  expect(await mailsTo(other.user.email, "administratorAdded")).toHaveLength(1);
  expect(await mailsTo(user.email, "administratorAdded")).toEqual([]);
});

test("administrators are notified when a person is invited as an administrator and when they accept", async () => {
  const invite = async (role: string) => {
    const body = { firstName: "Ivo", lastName: "Invitato", email: newEmail(), role };
    expect((await admin.post<Invitation>("/api/invitations", body)).status).toBe(201);
    return body;
  };
  await invite("secretary");
  const { email } = await invite("admin");
  const invited = await waitForMail(other.user.email, "administratorInvited");
  for (const part of ["Ivo Invitato", email, MADE_BY]) expect(invited.text).toContain(part);
  const token = tokenIn(await waitForMail(email, "invitation"));
  const password = "Accoglienza-7-chiara";
  const accepted = await new ApiClient().post<{ user: { id: number } }>("/api/auth/accept-invitation", {
    token,
    password,
  });
  expect(accepted.status).toBe(201);
  const joined = await waitForMail(other.user.email, "administratorJoined");
  for (const part of ["Ivo Invitato", email, "Chi ha fatto l'invito", MADE_BY])
    expect(joined.text).toContain(part);
  expect(await mailsTo(other.user.email, "administratorInvited")).toHaveLength(1);
  await admin.patch(`/api/users/${accepted.body.user.id}`, { role: "customer" });
});

test("administrators are notified of a new API key's name and scopes, never of its secret", async () => {
  const name = `Sito www.vetrina.com ${randomUUID()}`;
  const scopes = ["bookings:read", "money:write"];
  const { status, body } = await admin.post<ApiKeyCreated>("/api/keys", { name, scopes });
  expect(status).toBe(201);
  const { subject, text = "", html = "" } = await waitForMail(other.user.email, "apiKeyMade");
  for (const part of [
    "vetrina",
    "Leggere prenotazioni, iscrizioni e lista d'attesa",
    "Registrare pagamenti e fare ricevute",
    "Senza scadenza",
    MADE_BY,
  ])
    expect(text).toContain(part);
  const all = `${subject}${text}${html}`;
  expect(all).not.toContain(body.secret);
  expect(all).not.toContain(body.secret.slice(7, 15));
  await admin.delete(`/api/keys/${body.id}`);
});

test("administrators are notified of a changed payment link, but not of a changed label", async () => {
  const ways = before.paymentMethods;
  const [first, ...rest] = ways;
  const set = async (change: object) => {
    const paymentMethods = [{ ...first, ...change }, ...rest];
    expect((await admin.patch("/api/settings", { paymentMethods })).status).toBe(200);
  };
  await set({ label: "Alla cassa" });
  await set({ link: "https://paga.example.com/{amount}" });
  const { text = "" } = await waitForMail(other.user.email, "wayToPayChanged");
  for (const part of ["Prima", "Ora", "paga.example", MADE_BY]) expect(text).toContain(part);
  await set({});
  expect(await queued("wayToPayChanged")).toBe(2);
});

test("administrators are notified of a change of the site's e-mail addresses", async () => {
  const { email, pec } = (await admin.get<Site>("/api/site")).body;
  for (const change of [
    { email: "altra@example.org" },
    { pec: "pec@example.org" },
    { email, pec },
    { email },
  ])
    expect((await admin.patch("/api/site", change)).status).toBe(200);
  const { text = "" } = await waitForMail(other.user.email, "siteEmailChanged", 3);
  for (const part of ["altra@example", "pec@example", MADE_BY]) expect(text).toContain(part);
  expect(await queued("siteEmailChanged")).toBe(3);
});

test("administrators are notified of a room's or the centre's calendar only if it shows names", async () => {
  const { id, name } = await newSpace(admin);
  for (const path of [`/api/spaces/${id}/calendar`, "/api/settings/calendar"])
    for (const showsNames of [false, true]) expect((await admin.post(path, { showsNames })).status).toBe(201);
  const told = [1, 2].map((at) => waitForMail(other.user.email, "namedCalendarMade", at));
  const texts = (await Promise.all(told)).map(({ text = "" }) => text);
  expect(texts.filter((text) => text.includes(name))).toHaveLength(1);
  expect(texts.filter((text) => text.includes("tutto il centro: "))).toHaveLength(1);
  // A personal calendar names nobody else.
  expect((await admin.post("/api/users/me/calendar")).status).toBe(201);
  expect(await queued("namedCalendarMade")).toBe(2);
  for (const path of [`/api/spaces/${id}/calendar`, "/api/settings/calendar", "/api/users/me/calendar"])
    await admin.delete(path);
});

test("administrators are notified of a screen only if it shows names", async () => {
  for (const showsNames of [false, true]) {
    const screen = { name: "Ingresso", spaceId: null, showsNames };
    const { status, body } = await admin.post<{ id: number }>("/api/screens", screen);
    expect(status).toBe(201);
    await admin.delete(`/api/screens/${body.id}`);
  }
  const { text } = await waitForMail(other.user.email, "namedScreenMade");
  expect(text).toContain("uno schermo per tutto il centro");
  expect(await queued("namedScreenMade")).toBe(1);
});

test("administrators are notified of a new webhook address and of a changed one", async () => {
  const path = "/api/webhook-endpoints";
  const body = { url: "https://primo.example.org/avvisi", events: ["booking.created"] };
  const made = await admin.post<{ id: number }>(path, body);
  expect(made.status).toBe(201);
  const given = await waitForMail(other.user.email, "webhookAimed");
  for (const part of ["primo.example", "è stato aggiunto", MADE_BY]) expect(given.text).toContain(part);
  const own = `${path}/${made.body.id}`;
  expect((await admin.patch(own, { description: "Gestionale", url: body.url })).status).toBe(200);
  expect((await admin.patch(own, { url: "https://altro.example.com/avvisi" })).status).toBe(200);
  const { text = "" } = await waitForMail(other.user.email, "webhookAimed", 2);
  for (const part of ["primo.example", "altro.example"]) expect(text).toContain(part);
  expect(await queued("webhookAimed")).toBe(2);
  await admin.delete(own);
});
