import { expect, test } from "@playwright/test";
import type { BookYearAnswer } from "@/lib/schemas/books/year";
import { expectAccessible, expectNoAxeViolations, expectNoOverflow } from "../helpers/axe";
import { inDays } from "../helpers/days";
import { bookAs } from "../helpers/money";
import { signInAsAdministrator } from "../helpers/own-admin";
import { newAdmin, newCustomer } from "../helpers/people";
import { newSpace } from "../helpers/spaces";

/** Earlier than the years of any other test; each run closes the year after the ones closed by earlier runs. */
const FIRST_YEAR = 2003;

// The books are shared by the whole site: the year is closed once, at one width only.
test("staff enter a movement, reverse it, read the statement and close the year @desk", async ({ page }) => {
  await signInAsAdministrator(page);
  const years: BookYearAnswer[] = await (await page.request.get("/api/books")).json();
  const closed = years.filter(({ state }) => state === "closed").map(({ year }) => year);
  const year = Math.max(FIRST_YEAR - 1, ...closed) + 1;

  await page.goto("/admin/prima-nota");
  const enter = async (row: string, amount: string, from: string) => {
    await page.getByRole("button", { name: "Nuovo movimento" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Nuovo movimento" });
    await dialog.getByLabel("Tipo").selectOption("Entrata");
    await dialog.getByLabel("Per che cosa").selectOption(row);
    await dialog.getByLabel("Importo (€)").fill(amount);
    await dialog.getByLabel("Data").fill(`${year}-03-05`);
    await dialog.getByLabel(/^Da chi o a chi/).fill(from);
    await dialog.getByRole("button", { name: "Registra" }).click();
  };
  await enter("A4 · Erogazioni liberali", "120,50", `Ada ${year}`);
  await expect(page.getByText("Movimento registrato").first()).toBeVisible();
  await enter("A10 · Altre entrate", "7", `Errore ${year}`);
  await page.getByRole("tab", { name: "Registrati a mano" }).click();
  await page.getByRole("button", { name: new RegExp(`Altre azioni.*Errore ${year}`) }).click();
  await page.getByRole("menuitem", { name: "Storna" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Motivo").fill("registrato due volte");
  await question.getByRole("button", { name: "Storna" }).click();
  await expect(page.getByText("Movimento stornato").first()).toBeVisible();
  await expect(page.getByText("Stornato", { exact: true })).toBeVisible();
  await expectNoOverflow(page);

  await page.goto("/admin/rendiconto");
  await page.getByRole("button", { name: `Mostra il rendiconto del ${year}` }).click();
  const statement = page.getByRole("region", { name: `Rendiconto per cassa ${year}` });
  await expect(statement.getByRole("row", { name: /^A4 · Erogazioni liberali/ })).toContainText("120,50");
  await expectAccessible(page);
  await statement.getByRole("button", { name: `Chiudi il ${year}` }).click();
  const closing = page.getByRole("alertdialog", { name: `Chiudere il ${year}?` });
  await expectNoAxeViolations(page);
  await closing.getByRole("checkbox").check();
  await closing.getByRole("button", { name: "Chiudi per sempre" }).click();
  await expect(statement.getByText("Chiuso", { exact: true })).toBeVisible();

  await page.goto("/admin/prima-nota");
  await enter("A4 · Erogazioni liberali", "1", "Tardi");
  await expect(page.getByRole("dialog").getByText(new RegExp(`^Il ${year} è chiuso`))).toBeVisible();
  await expectAccessible(page);
});

test("a bank file is imported, and each movement is matched, recorded or set aside", {
  tag: "@desk",
}, async ({ page }) => {
  const admin = (await newAdmin()).client;
  const customer = await newCustomer();
  const space = await newSpace(admin, { pricePerDay: "80" });
  const booking = await bookAs(customer.client, space.id, inDays(30));
  const word = `Mov${Date.now()}`;
  const entry = { direction: "out", account: "bank", category: "A2", amount: 4321, date: inDays(0) };
  await admin.post("/api/book-entries", { ...entry, counterparty: `Tipografia ${word}`, note: null });
  const day = inDays(0).split("-").reverse().join("/");
  const file = [
    "Giorno;Quanto;Perché",
    `${day};80,00;${word} prenotazione ${booking.confirmationNumber}`,
    `${day};-43,21;${word} tipografia`,
    `${day};-4,20;${word} canone`,
    `${day};-1,00;${word} altro`,
  ].join("\n");

  await signInAsAdministrator(page);
  await page.goto("/admin/prima-nota");
  await page.getByRole("tab", { name: "Banca" }).click();
  await page.getByRole("button", { name: "Leggi un file della banca" }).first().click();
  const reading = page.getByRole("dialog", { name: "File della banca" });
  await reading
    .locator('input[type="file"]')
    .setInputFiles({ name: `${word}.csv`, mimeType: "text/csv", buffer: Buffer.from(file) });
  await reading.getByLabel("Colonna «Giorno»").selectOption("Data");
  await reading.getByLabel("Colonna «Quanto»").selectOption("Importo");
  await reading.getByLabel("Colonna «Perché»").selectOption("Descrizione");
  await expect(reading.getByText(`${word} canone`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await reading.getByRole("button", { name: "Leggi 4 movimenti" }).click();
  await expect(reading).toHaveCount(0);

  await page.getByLabel("Cerca tra i movimenti della banca").fill(word);
  const choose = async (movement: string, action: string) => {
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: new RegExp(`Altre azioni.*${word} ${movement}`) }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await page.getByRole("button", { name: new RegExp(`^Incassa e abbina.*${word} prenotazione`) }).click();
  await expect(page.getByText("Pagamento registrato e abbinato").first()).toBeVisible();
  await choose("tipografia", "Abbina a…");
  const matching = page.getByRole("dialog", { name: "Abbina il movimento" });
  await matching.getByLabel("Cerca").fill(word);
  await matching.getByRole("checkbox", { name: new RegExp(`Tipografia ${word}`) }).check();
  await expect(matching.getByText("Scelti −43,21 € di −43,21 €")).toBeVisible();
  await expectAccessible(page);
  await matching.getByRole("button", { name: "Abbina", exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^Registra.*${word} canone`) }).click();
  const writing = page.getByRole("dialog", { name: "Nuovo movimento" });
  await expect(writing.getByLabel("Importo (€)")).toHaveValue("4,20");
  await writing.getByLabel("Per che cosa").selectOption("A2 · Servizi");
  await writing.getByRole("button", { name: "Registra" }).click();
  await choose("altro", "Metti da parte");
  await expect(page.getByText("Messo da parte", { exact: true })).toBeVisible();
  await expect(page.getByText("Abbinato", { exact: true })).toHaveCount(3);
  await expectAccessible(page);
});
