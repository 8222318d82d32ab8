import { expect, type Page, test } from "@playwright/test";
import { signInAsAdministrator } from "../helpers/own-admin";
import { expectHydrated, goToPlace, panelMenu } from "../helpers/panel";

/** Navigation between the pages of the panel. */

test.beforeEach(async ({ page }) => signInAsAdministrator(page));

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a page's code is loaded on navigation, without loading the document again", async ({ page }) => {
  const scripts: string[] = [];
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto("/admin/posta");
  await expect(region(page, "Posta")).toBeVisible();
  await expectHydrated(page);
  const before = scripts.length;
  await goToPlace(page, "Calendario");
  await expect(region(page, "Calendario").getByRole("grid")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  expect(documents).toHaveLength(1);
  await expect(page).toHaveTitle(/^Calendario · Pannello di Amministrazione/);
});

test("a search and an unsaved form are restored on return", async ({ page }) => {
  await page.goto("/admin/spazi");
  await page.getByRole("searchbox").fill("Loto");
  await goToPlace(page, "Aggiungi spazio");
  await page.getByLabel("Nome", { exact: true }).fill("Sala Bozza");
  // The form has no tab of its own; it belongs to the list.
  const tabs = page.getByRole("navigation", { name: /: le pagine$/ });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText("Spazi");
  page.on("dialog", (dialog) => void dialog.accept());
  await goToPlace(page, "Spazi");
  await expect(page.getByRole("searchbox")).toHaveValue("Loto");
  await page.goBack();
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Sala Bozza");
});

test("going back closes a dialog together with its page, and the menu returns to the days that the calendar showed last", async ({
  page,
}) => {
  await page.goto("/admin/calendario?mese=2027-02");
  await goToPlace(page, "Clienti");
  await page
    .getByRole("button", { name: /^Apri / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(region(page, "Calendario")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await goToPlace(page, "Clienti");
  await expect(region(page, "Clienti")).toBeVisible();
  await goToPlace(page, "Calendario");
  await expect(page).toHaveURL(/\/admin\/calendario\?mese=2027-02$/);
  await expect(panelMenu(page).getByRole("link", { name: "Calendario" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("the menu remains usable on a page that fails", async ({ page }) => {
  await page.route("**/api/overview", (route) => route.fulfill({ json: {} }));
  await page.goto("/admin/oggi");
  await expect(page.getByRole("heading", { name: "Qualcosa è andato storto" })).toBeVisible();
  await goToPlace(page, "Clienti");
  await expect(region(page, "Clienti")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Qualcosa è andato storto" })).toHaveCount(0);
});
