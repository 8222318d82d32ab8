import { expect, type Page } from "@playwright/test";

/** Goes to a place of the panel by its menu. On small screens most of them are behind "Altro". */
export async function goToPlace(page: Page, label: string): Promise<void> {
  const tab = page.getByRole("tab", { name: label, exact: true });
  const more = page.getByRole("button", { name: /^Altro/ });
  await expect(page.getByRole("tablist", { name: "Sezioni del pannello" })).toBeVisible();
  if ((await tab.count()) > 0) return tab.click();
  await more.click();
  await page
    .getByRole("dialog", { name: "Altre sezioni" })
    .getByRole("link", { name: label, exact: true })
    .click();
}
