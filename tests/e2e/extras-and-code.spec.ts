import { expect, test } from "@playwright/test";
import { inDays } from "../helpers/days";
import { confirmBooking } from "../helpers/form-steps";
import { signInAsCustomer } from "../helpers/own-admin";
import { newAdmin } from "../helpers/people";
import { chooseMorning } from "../helpers/picker";
import { newSpace } from "../helpers/spaces";

/* Extras and a promo code are chosen and priced in the booking form, and shown on the booking afterwards. */

test("a customer chooses extras and a code, sees the price, and finds them on the booking", {
  tag: "@phone",
}, async ({ page }) => {
  const { client } = await newAdmin();
  const space = await newSpace(client, { capacity: 12 });
  const extra = { name: "Tappetino", price: 200, unit: "person", stock: 10, spaceIds: [space.id] };
  await client.post("/api/extras", extra);
  const code = `E2E-${Math.random().toString(36).slice(2, 10)}`;
  await client.post("/api/promo-codes", { code, percent: 50 });
  await signInAsCustomer(page, { firstName: "Giulia" });
  await chooseMorning(page, space, inDays(9));
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
  await expect(form.getByText(/−26,00\s€/)).toBeVisible();

  await form.getByLabel("Scopo della prenotazione").fill("Lezione di yoga");
  await confirmBooking(form);
  const done = page.getByRole("dialog", { name: "Prenotazione Confermata!" });
  await expect(done.getByText("Tappetino × 2")).toBeVisible();
  await expect(done.getByText(/26,00\s€/).first()).toBeVisible();
  await done.getByRole("link", { name: "Le Mie Prenotazioni" }).click();
  await expect(page.getByText("Tappetino × 2")).toBeVisible();
});
