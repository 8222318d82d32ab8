import { expect, test } from "@playwright/test";
import type { BookYearAnswer } from "@/lib/schemas/books/year";
import { expectNoAxeViolations, expectNoOverflow } from "../helpers/axe";
import { newOwnAdmin, signInByCookie } from "../helpers/own-admin";

/** A year long before any other test's, which is closed after the ones that were closed by earlier runs. */
const FIRST_YEAR = 2003;

// The books are one for the whole site: the year is closed once, at one width.
test("who keeps the books enters a movement, reverses it, reads the statement and closes the year @any-width", async ({
  page,
}) => {
  await signInByCookie(page, await newOwnAdmin());
  const years: BookYearAnswer[] = await (await page.request.get("/api/books")).json();
  const closed = years.filter(({ state }) => state === "closed").map(({ year }) => year);
  const year = Math.max(FIRST_YEAR - 1, ...closed) + 1;

  await page.goto("/admin/prima-nota");
  await expectNoAxeViolations(page);
  const enter = async (row: string, amount: string, from: string) => {
    await page.getByRole("button", { name: "Nuovo movimento" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Nuovo movimento" });
    await dialog.getByLabel("Tipo").selectOption("Entrata");
    await dialog.getByLabel("Voce del rendiconto").selectOption(row);
    await dialog.getByLabel("Importo (€)").fill(amount);
    await dialog.getByLabel("Data").fill(`${year}-03-05`);
    await dialog.getByLabel(/^Da chi o a chi/).fill(from);
    await expectNoAxeViolations(page);
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
  await expectNoAxeViolations(page);
  await expectNoOverflow(page);
  await statement.getByRole("button", { name: `Chiudi il ${year}` }).click();
  const closing = page.getByRole("alertdialog", { name: `Chiudere il ${year}?` });
  await expectNoAxeViolations(page);
  await closing.getByRole("checkbox").check();
  await closing.getByRole("button", { name: "Chiudi per sempre" }).click();
  await expect(statement.getByText("Chiuso", { exact: true })).toBeVisible();

  await page.goto("/admin/prima-nota");
  await enter("A4 · Erogazioni liberali", "1", "Tardi");
  await expect(page.getByRole("dialog").getByText(new RegExp(`^Il ${year} è chiuso`))).toBeVisible();
});
