import type { Locator, Page } from "@playwright/test";

/** Opens a step of a panel form, or a section of an existing record's form, by its name. */
export const openStep = (form: Page | Locator, title: string) =>
  form
    .getByRole("navigation", { name: /^(Passi|Sezioni)$/ })
    .getByRole("button", { name: new RegExp(title) })
    .click();

/** The check box of the booking form for the terms and the cancellation policy. */
export const termsBox = (form: Locator) => form.getByRole("checkbox", { name: /termini e condizioni/ });

/** Accepts the terms and confirms a booking. */
export async function confirmBooking(form: Locator): Promise<void> {
  await termsBox(form).check();
  await form.getByRole("button", { name: "Conferma la prenotazione" }).click();
}

/** Saves a form of the panel from its summary. */
export async function saveFromSummary(page: Page, label: string): Promise<void> {
  await openStep(page, "Riepilogo");
  await page.getByRole("button", { name: label, exact: true }).last().click();
}
