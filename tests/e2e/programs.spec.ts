import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoAxeViolations } from "../helpers/axe";
import { startLoopbackServer } from "../helpers/loopback-server";
import { signInAsAdministrator } from "../helpers/own-admin";
import { siteUrl } from "../helpers/site";
import { verified } from "../helpers/webhooks";

/** Other programs, as an administrator connects them: an API key, a webhook endpoint, the guide. */

/** The secret in the open dialog, which is shown only once. */
async function takeSecret(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole("dialog", { name: title });
  const secret = await dialog.getByRole("textbox").inputValue();
  await expectNoAxeViolations(page);
  // Neither Escape nor a click outside closes the dialog, because the secret is not shown again.
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await dialog.getByRole("button", { name: "Ho copiato" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.content()).not.toContain(secret);
  return secret;
}

test("a program gets a key, receives events, and loses both", { tag: "@desk" }, async ({ page, request }) => {
  const program = await startLoopbackServer((response) => response.writeHead(200).end("ricevuto"));
  const name = `Gestionale ${Date.now()}`;
  await signInAsAdministrator(page);
  await page.goto("/admin/programmi");
  const keys = page.getByRole("region", { name: "Chiavi" });
  await keys.getByRole("button", { name: "Nuova chiave" }).click();
  const newKey = page.getByRole("dialog", { name: "Nuova chiave" });
  await newKey.getByLabel("Per quale programma").fill(name);
  await newKey.getByLabel("Leggere prenotazioni, iscrizioni e lista d'attesa").check();
  await expectNoAxeViolations(page);
  await newKey.getByRole("button", { name: "Crea la chiave" }).click();
  const key = await takeSecret(page, "Ecco la chiave");
  expect(key).toMatch(/^ninfea_/);
  const asked = () =>
    request
      .get(`${siteUrl()}/api/bookings`, { headers: { Authorization: `Bearer ${key}` } })
      .then((answer) => answer.status());
  const line = keys.getByRole("listitem").filter({ hasText: name });
  await expect(line).toContainText("Mai usata");
  expect(await asked()).toBe(200);
  await page.reload();
  await expect(line).toContainText("Usata l'ultima volta");

  const addresses = page.getByRole("region", { name: "Avvisi ad altri programmi" });
  await addresses.getByRole("button", { name: "Nuovo indirizzo" }).click();
  const newAddress = page.getByRole("dialog", { name: "Nuovo indirizzo" });
  await newAddress.getByLabel("Indirizzo", { exact: true }).fill(`${program.url}/avvisi`);
  await newAddress.getByLabel("A che cosa serve").fill(name);
  await newAddress.getByLabel("Socio ammesso").check();
  await newAddress.getByRole("button", { name: "Aggiungi" }).click();
  const secret = await takeSecret(page, "Ecco il segreto");
  const endpoint = addresses.getByRole("listitem").filter({ hasText: name });
  await expect(endpoint).toContainText("Attivo");
  const choose = async (action: string) => {
    // A dialog that has just closed returns the focus, which closes a menu opened in the meantime.
    await expect(async () => {
      await endpoint.getByRole("button", { name: /^Altre azioni/ }).click({ timeout: 2_000 });
      await page.getByRole("menuitem", { name: action }).click({ timeout: 2_000 });
    }).toPass();
  };
  await choose("Manda un avviso di prova");
  await endpoint.getByRole("button", { name: "Consegne" }).click();
  const deliveries = page.getByRole("dialog", { name: "Consegne" });
  await expect(deliveries.getByText("Consegnato", { exact: true })).toBeVisible();
  await deliveries.getByRole("button", { name: /^Avviso di prova/ }).click();
  await expect(deliveries.getByText("ricevuto")).toBeVisible();
  await expect(deliveries.getByText('"type": "test"')).toBeVisible();
  await expectAccessible(page);
  await deliveries.getByRole("button", { name: "Manda di nuovo" }).click();
  await expect(deliveries.getByText("2 tentativi")).toBeVisible();
  const [first, again] = program.requests;
  if (first === undefined || again === undefined) throw new Error("Two messages were expected");
  expect(verified(first, secret).type).toBe("test");
  expect(again.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
  await deliveries.getByRole("button", { name: "Chiudi" }).click();

  await choose("Cambia il segreto");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cambia il segreto" }).click();
  expect(await takeSecret(page, "Ecco il segreto")).not.toBe(secret);
  await choose("Spegni");
  await page.getByRole("alertdialog").getByRole("button", { name: "Spegni" }).click();
  await expect(endpoint).toContainText("Spento");
  await choose("Riaccendi");
  await expect(endpoint).toContainText("Attivo");
  await choose("Elimina");
  await page.getByRole("alertdialog").getByRole("button", { name: "Elimina" }).click();
  await expect(endpoint).toHaveCount(0);
  await line.getByRole("button", { name: /^Revoca/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoca" }).click();
  await expect(line).toHaveCount(0);
  await expect.poll(asked).toBe(401);
  await program.close();
});

test("the guide to the API is found through the settings, can be searched, and loads nothing from other sites", {
  tag: "@desk",
}, async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== siteUrl() && !request.url().startsWith("data:"))
      elsewhere.push(request.url());
  });
  await signInAsAdministrator(page);
  await page.goto("/admin/impostazioni");
  await page.getByRole("link", { name: /^Programmi/ }).click();
  // The card of Programmi mentions the guide as well.
  await page.getByRole("link", { name: "Guida all'API", exact: true }).click();
  const guide = page.getByRole("region", { name: "Guida all'API" });
  const tools = guide.getByText(/^I \d+ strumenti/);
  await tools.click();
  await expect(guide.getByText("quote_booking", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await tools.click();
  await guide.getByRole("link", { name: /^Prenotazioni/ }).click();
  await guide.getByText("Prenota uno spazio", { exact: true }).click();
  const opened = guide.locator("details[open]");
  await expect(opened.getByText("Permesso bookings:write")).toBeVisible();
  await expect(opened.getByText("expectedTotal", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await guide.getByLabel("Cerca una chiamata").fill("expiresOn");
  await guide.getByRole("button", { name: "Cerca" }).click();
  await expect(guide.getByText("Una chiamata trovata")).toBeVisible();
  await expect(guide.getByText("/api/keys").first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});
