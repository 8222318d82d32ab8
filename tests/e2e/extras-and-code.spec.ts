import { expect, type Page, test } from "@playwright/test";
import type { PromoCode } from "@/lib/schemas/money/promo-code";
import type { ExtraOfPanel } from "@/lib/schemas/room-time/extras";
import type { Space } from "@/lib/schemas/space/space";
import { inDays } from "../helpers/days";
import { confirmBooking } from "../helpers/form-steps";
import { signInByCookie } from "../helpers/own-admin";
import { newAdmin, newCustomer } from "../helpers/people";
import { dayInPicker } from "../helpers/picker";
import { newSpace, spacePath } from "../helpers/spaces";

/* Extras and a promo code are chosen and priced in the booking form, and shown on the booking afterwards. */

let space: Space;
let code: string;
let customer: Awaited<ReturnType<typeof newCustomer>>;

test.beforeEach(async () => {
  const { client } = await newAdmin();
  space = await newSpace(client, { capacity: 12 });
  const name = { name: "Tappetino", price: 200, unit: "person", stock: 10, spaceIds: [space.id] };
  await client.post<ExtraOfPanel>("/api/extras", name);
  code = `E2E-${Math.random().toString(36).slice(2, 10)}`;
  await client.post<PromoCode>("/api/promo-codes", { code, percent: 50 });
  customer = await newCustomer({ firstName: "Giulia" });
});

async function openForm(page: Page): Promise<void> {
  await page.goto(spacePath(space));
  await (await dayInPicker(page, inDays(9))).click();
  await page.getByRole("button", { name: /^Mattina/ }).click();
  await page.getByRole("button", { name: "Continua con la prenotazione" }).click();
}

test("a customer chooses extras and a code, sees the price, and finds them on the booking", {
  tag: "@phone",
}, async ({ page }) => {
  await signInByCookie(page, { username: customer.user.username, password: customer.password });
  await openForm(page);
  const form = page.getByRole("dialog", { name: "Completa la tua Prenotazione" });
  await form.getByLabel("Numero di partecipanti").fill("3");
  await expect(form.getByText("ne restano 10 in questo orario")).toBeVisible();
  await form.getByRole("button", { name: "Aggiungi uno: Tappetino" }).click();
  await form.getByRole("button", { name: "Aggiungi uno: Tappetino" }).click();
  // Two for each of three people: 40 € + 12 €.
  await expect(form.getByText(/52,00\s€/)).toBeVisible();

  await form.getByText("Hai un codice?").click();
  await form.getByLabel("Codice").fill("nessuno");
  await form.getByRole("button", { name: "Applica" }).click();
  await expect(form.getByText("Questo codice non è valido.")).toBeVisible();
  await form.getByLabel("Codice").fill(code.toLowerCase());
  await form.getByRole("button", { name: "Applica" }).click();
  await expect(form.getByText(`Codice ${code}`, { exact: true })).toBeVisible();
  await expect(form.getByText(/-26,00\s€/)).toBeVisible();

  await form.getByLabel("Scopo della prenotazione").fill("Lezione di yoga");
  await confirmBooking(form);
  const done = page.getByRole("dialog", { name: "Prenotazione Confermata!" });
  await expect(done.getByText("Tappetino × 2")).toBeVisible();
  await expect(done.getByText(/26,00\s€/).first()).toBeVisible();
  await done.getByRole("link", { name: "Le Mie Prenotazioni" }).click();
  await expect(page.getByText("Tappetino × 2")).toBeVisible();
});
