import type { Locator, Page } from "@playwright/test";

/** The search field of the list of a panel page. */
export const searchField = (page: Page): Locator => page.getByRole("searchbox").and(page.locator(":visible"));

/** Chooses an action from the menu of a row. */
export async function chooseAction(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Altre azioni per ${row}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Opens a list of the panel, searches it for a row, and chooses an action from the row's menu. */
export async function openAction(page: Page, list: string, row: string, action: string): Promise<void> {
  await page.goto(`/admin/${list}`);
  await searchField(page).fill(row);
  await chooseAction(page, row, action);
}

/** Opens a booking from the list of bookings. @returns its dialog */
export async function openBooking(page: Page, confirmationNumber: string): Promise<Locator> {
  await page.goto("/admin/prenotazioni");
  await searchField(page).fill(confirmationNumber);
  await page.getByRole("button", { name: new RegExp(`^Apri .*conferma P${confirmationNumber}`) }).click();
  return page.getByRole("dialog", { name: "Prenotazione", exact: true });
}
