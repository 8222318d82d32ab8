import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoAxeViolations, expectNoOverflow } from "../helpers/axe";
import { mailsIn, tokenOf } from "../helpers/mail-folder";
import { signInAsAdministrator } from "../helpers/own-admin";
import { siteUrl } from "../helpers/site";

/** Colleagues: invited, working with their role, and removed. */

const PASSWORD = "Accoglienza-7-chiara";

async function invite(page: Page, firstName: string, email: string): Promise<void> {
  await page.goto("/admin/impostazioni/persone");
  await page.getByRole("button", { name: "Invita", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Invita una persona" });
  await dialog.getByLabel("Nome", { exact: true }).fill(firstName);
  await dialog.getByLabel("Cognome").fill("Rossi");
  await dialog.getByLabel("E-mail", { exact: true }).fill(email);
  await expect(dialog.getByLabel("Ruolo")).toHaveValue("desk");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Invita", exact: true }).click();
  await expect(page.getByRole("region", { name: "Inviti aperti" })).toContainText(email);
}

test("a colleague is invited, chooses a password, works at the desk, and is removed", {
  tag: "@desk",
}, async ({ page, browser }) => {
  const firstName = `Anna${Date.now()}`;
  const email = `${firstName}@example.org`.toLowerCase();
  await signInAsAdministrator(page);
  await invite(page, firstName, email);

  const [mail] = await mailsIn(email, "invitation", 1);
  const colleague = await (await browser.newContext()).newPage();
  await colleague.goto(`/invito?token=${tokenOf(mail)}`);
  await expect(colleague.getByRole("heading", { name: `Ciao ${firstName}` })).toBeVisible();
  await expectAccessible(colleague);
  const [first, second] = await colleague.locator('input[type="password"]').all();
  await first?.fill(PASSWORD);
  await second?.fill(PASSWORD);
  await colleague.getByRole("button", { name: "Crea l'account" }).click();
  await expect(colleague.getByRole("status").first()).toContainText(`${firstName.toLowerCase()}.rossi`);
  await colleague.getByRole("link", { name: "Apri il pannello" }).click();
  await expect(colleague.getByRole("region", { name: "Oggi", exact: true })).toBeVisible();
  await expect(colleague.locator('a[href="/admin/cassa"]')).toHaveCount(0);
  await expect(colleague.getByRole("region", { name: "Importi per mese" })).toHaveCount(0);
  await colleague.goto("/admin/cassa");
  await expect(colleague).toHaveURL(/\/admin$/);

  await page.reload();
  const line = page.getByRole("listitem").filter({ hasText: email });
  await line.getByRole("combobox", { name: `Ruolo di ${firstName} Rossi` }).selectOption("secretary");
  await expect(page.getByText("Ruolo cambiato").first()).toBeVisible();
  await colleague.goto("/admin/cassa");
  await expect(colleague.getByRole("heading", { level: 2, name: "Movimenti" })).toBeVisible();

  await line.getByRole("button", { name: /Togli dal centro/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Togli dal centro" }).click();
  // While the confirmation is open, the page behind it has no accessible roles: the line is gone only once the
  // confirmation is.
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(line).toHaveCount(0);
  await colleague.goto("/admin/oggi");
  await expect(colleague).not.toHaveURL(/\/admin/);
});

test("the log names the changes, links to the record, and shows all fields on request", {
  tag: "@desk",
}, async ({ page }) => {
  await signInAsAdministrator(page);
  const title = `Concerto ${Date.now()}`;
  const event = { title, price: "10", eventDate: "2027-12-20", maxParticipants: 10 };
  const made = await page.request.post(`${siteUrl()}/api/events`, {
    data: event,
    headers: { origin: siteUrl() },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await page.goto("/admin/registro");
  const line = page.getByRole("listitem").or(page.getByRole("row")).filter({ hasText: title }).first();
  await expect(line.getByRole("link", { name: `Creazione: evento «${title}»` })).toHaveAttribute(
    "href",
    `/admin/eventi?apri=${id}`,
  );
  await line.getByText("vedi tutto").first().click();
  await expect(line).toContainText("Posti massimi: 10");
  await expectNoOverflow(page);
});
