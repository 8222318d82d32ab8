import type { Page } from "@playwright/test";

/** Opens a step of a form of the panel by its name. */
export const openStep = (page: Page, title: string) =>
  page
    .getByRole("navigation", { name: "Passi" })
    .getByRole("button", { name: new RegExp(title) })
    .click();

/** Saves a form of the panel from its summary. */
export async function saveFromSummary(page: Page, label: string): Promise<void> {
  await openStep(page, "Riepilogo");
  await page.getByRole("button", { name: label, exact: true }).last().click();
}
