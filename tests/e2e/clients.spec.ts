import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import type { ApiClient } from "../helpers/api";
import { expectAccessible } from "../helpers/axe";
import { inDays } from "../helpers/days";
import { bookAs } from "../helpers/money";
import { signInAsAdministrator } from "../helpers/own-admin";
import { searchField } from "../helpers/panel-list";
import { newLastName, newPanelPerson } from "../helpers/panel-people";
import { newAdmin } from "../helpers/people";
import { newSpace } from "../helpers/spaces";

/** Clienti: all people, with or without an account. */

let api: ApiClient;
test.beforeEach(async ({ page }) => {
  api ??= (await newAdmin()).client;
  await signInAsAdministrator(page);
});

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join("");

test("a person is added by name alone, edited, found by two letters, by phone and by URL, and deleted", {
  tag: "@desk",
}, async ({ page }) => {
  // Hardly any other name begins with these two letters.
  const lastName = `Ẅx${newLastName()}`;
  await page.goto("/admin/clienti");
  await page.getByRole("button", { name: "Nuovo cliente" }).first().click();
  const form = page.getByRole("dialog", { name: "Nuovo cliente" });
  await form.getByLabel("Nome", { exact: true }).fill("Zita");
  await form.getByLabel("Cognome").fill(lastName);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Aggiungi" }).click();

  const card = page.getByRole("dialog", { name: `Zita ${lastName}` });
  await expect(card.getByText("Senza e-mail", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Modifica" }).click();
  const edit = page.getByRole("dialog", { name: `Modifica: Zita ${lastName}` });
  const [first, second] = [`3${digits(2)}`, digits(7)];
  await edit.getByLabel(/^Telefono/).fill(`+39 ${first} ${second}`);
  await edit.getByLabel(/^Codice fiscale/).fill("RSSMRA80A01H501U");
  await expect(edit.getByLabel(/^Data di nascita/)).toHaveValue("1980-01-01");
  await expect(edit.getByLabel(/^Luogo di nascita/)).toHaveValue("Roma");
  await edit.getByLabel(/^Codice fiscale/).fill("");
  // Membership comes from the register of members, not from this form.
  await expect(edit.getByLabel(/^Tessera/)).toHaveCount(0);
  await edit.getByLabel(/^Certificato medico fino al/).fill(inDays(100));
  await edit.getByRole("button", { name: "Salva" }).click();
  await expect(edit).toHaveCount(0);
  await expect(card.getByText("Certificato medico", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  for (const q of ["wx", `0039 ${first}/${second}`, `${first}${second}`]) {
    await searchField(page).fill(q);
    await expect(page.getByRole("button", { name: `Zita ${lastName}`, exact: true })).toBeVisible();
  }
  await page.goto(`/admin/clienti?q=${lastName}`);
  await expect(searchField(page)).toHaveValue(lastName);
  await page.getByRole("button", { name: `Zita ${lastName}`, exact: true }).click();
  await card.getByRole("button", { name: "Elimina" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Eliminare Zita ${lastName}?`);
  await question.getByRole("button", { name: "Elimina" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText("Nessun risultato")).toBeVisible();
});

test("two entries of one person are merged after an explanation of the consequences", {
  tag: "@desk",
}, async ({ page }) => {
  const lastName = newLastName();
  const email = `${lastName.toLowerCase()}@example.org`;
  const kept = await newPanelPerson(api, { firstName: "Rosa", lastName, email, phone: "06 1234567" });
  const gone = await newPanelPerson(api, { firstName: "Rosina", lastName, email, phone: `347 ${digits(7)}` });
  const space = await newSpace(api);
  await bookAs(api, space.id, inDays(15), { personId: gone.id });

  await page.goto(`/admin/clienti?persona=${gone.id}`);
  const card = page.getByRole("dialog", { name: `Rosina ${lastName}` });
  await card.getByRole("button", { name: "Unisci…" }).click();
  const dialog = page.getByRole("dialog", { name: "Unisci due schede" });
  await expect(dialog.getByRole("region", { name: "Forse è la stessa persona" })).toContainText(
    "stessa e-mail",
  );
  await dialog.getByRole("button", { name: `Scegli Rosa ${lastName}` }).click();
  await expect(dialog.getByRole("radio", { name: new RegExp(`^Rosa ${lastName}`) })).toBeChecked();
  const consequences = dialog.getByRole("region", { name: "Che cosa succede" });
  await expect(consequences).toContainText("1 prenotazione");
  await expect(consequences).toContainText("Non resta: telefono 347");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Unisci", exact: true }).click();

  const merged = page.getByRole("dialog", { name: `Rosa ${lastName}` });
  await expect(merged.getByRole("region", { name: "Prenotazioni e iscrizioni" })).toContainText(space.name);
  const { body } = await api.get<ListedPerson[]>(`/api/people?q=${lastName}`);
  expect(body.map(({ id }) => id)).toEqual([kept.id]);
});

test("a payment reminder opens WhatsApp with the number and the message filled in", {
  tag: "@phone",
}, async ({ page, context }) => {
  const space = await newSpace(api);
  const person = await newPanelPerson(api, { firstName: "Olga", phone: "347 555 0101" });
  await bookAs(api, space.id, inDays(12), { personId: person.id });
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto(`/admin/clienti?q=${person.lastName}`);
  await page.getByRole("button", { name: `Olga ${person.lastName}`, exact: true }).click();
  const card = page.getByRole("dialog", { name: `Olga ${person.lastName}` });
  await card.getByRole("button", { name: "Scrivi su WhatsApp al 347 555 0101" }).click();
  await expectAccessible(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: "Quanto resta da pagare" }).click();
  const tab = await opened;
  await tab.waitForURL("https://wa.me/**");
  const address = new URL(tab.url());
  expect(address.pathname).toBe("/393475550101");
  expect(address.searchParams.get("text")).toContain(space.name);
});
