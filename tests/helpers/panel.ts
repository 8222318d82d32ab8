import { expect, type Locator, type Page } from "@playwright/test";

/** The menu of the panel that this screen shows: the column of wide ones, the bar at the foot of small ones. */
export const panelMenu = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Sezioni del pannello" });

/** Goes to a page of the panel by its menu. On small screens most of them are behind "Altro". */
export async function goToPlace(page: Page, label: string): Promise<void> {
  const menu = panelMenu(page);
  await expect(menu).toBeVisible();
  const link = menu.getByRole("link", { name: label, exact: true });
  if ((await link.count()) > 0) return link.click();
  await menu.getByRole("button", { name: /^Altro/ }).click();
  await page
    .getByRole("dialog", { name: "Altre sezioni" })
    .getByRole("link", { name: label, exact: true })
    .click();
}
