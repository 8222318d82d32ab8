import type { AuditEntry } from "@/lib/schemas/site/audit";
import { admin } from "../../helpers/admin";
import { inDays } from "../../helpers/days";
import { commitImport, readImport } from "../../helpers/imports";
import { confirm, end, page, peopleOf, requested } from "../../helpers/newsletter";
import { newPanelPerson } from "../../helpers/panel-people";
import { newEmail } from "../../helpers/people";

/* Newsletter subscribers in the panel. */

describe("The panel", () => {
  async function newSubscriber() {
    const email = newEmail();
    await confirm(await requested(email));
    const [person] = await peopleOf(email);
    if (person === undefined) throw new Error("Nobody was subscribed");
    return { ...person, email };
  }

  test("ends a subscription, never adds one, and logs it", async () => {
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

  test("ends a subscription when the desk changes the person's address", async () => {
    const { id } = await newSubscriber();
    const since = async () =>
      (await admin.get<{ newsletterSince: string | null }>(`/api/people/${id}`)).body.newsletterSince;
    await admin.patch(`/api/people/${id}`, { phone: "06 1234567" });
    expect(await since()).not.toBeNull();
    await admin.patch(`/api/people/${id}`, { email: newEmail() });
    expect(await since()).toBeNull();
  });

  test("keeps either person's subscription, with its links, when two people are merged", async () => {
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

  test("erases the links with the person", async () => {
    const email = newEmail();
    const token = await requested(email);
    await confirm(token);
    const [person] = await peopleOf(email);
    expect((await admin.delete(`/api/people/${person?.id}`)).status).toBe(200);
    expect((await page(token)).status).toBe(404);
    expect((await end(token)).status).toBe(404);
  });

  test("imports and exports the day of a person's consent", async () => {
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
