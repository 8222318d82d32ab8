import { expect, type Locator, type Page, test } from "@playwright/test";
import { newClientAddress } from "../helpers/api";
import { expectAccessible, expectNoAxeViolations } from "../helpers/axe";
import { confirmBooking, termsBox } from "../helpers/form-steps";
import { newAdmin, newEmail } from "../helpers/people";
import { awaitPicker } from "../helpers/picker";
import { expectSessionLoaded, openPublicPage } from "../helpers/public-page";
import { mailedCode } from "../helpers/sign-in-code";
import { newSpace } from "../helpers/spaces";
import { expectTouchTargets } from "../helpers/touch-targets";

/* A new customer books a room on a small phone, with few presses, with the code from the real mail. */

test.use({
  viewport: { width: 360, height: 740 },
  // Codes are rate-limited by client address: each worker uses its own.
  extraHTTPHeaders: { "X-Forwarded-For": newClientAddress() },
});

/** Counts the user's presses and filled-in fields. */
class Hand {
  presses = 0;
  fields = 0;

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  /** Fills in a field, which is pressed first unless it has the focus already. */
  async fill(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    const isFocused = await field.evaluate((element) => element === document.activeElement);
    if (!isFocused) await this.press(field);
    this.fields += 1;
    await field.fill(text);
  }
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** A random free morning of next month, since other tests book in the same rooms. */
async function chooseMorning(page: Page, hand: Hand): Promise<void> {
  await awaitPicker(page);
  await hand.press(page.getByRole("button", { name: "Mese successivo" }));
  const free = page.locator("[data-day]:visible").and(page.getByRole("button", { name: /, libero$/ }));
  await expect(free.first()).toBeVisible();
  await hand.press(free.nth(Math.floor(Math.random() * (await free.count()))));
  await hand.press(page.getByRole("button", { name: /^Mattina/ }));
  await hand.press(page.getByRole("button", { name: "Continua con la prenotazione" }));
}

test("a new customer books from the home page with at most 13 presses and five fields", {
  tag: "@phone",
}, async ({ page }) => {
  const hand = new Hand();
  const email = newEmail();
  await page.goto("/");
  await hand.press(page.getByRole("link", { name: /^Vedi Dettagli/ }).first());
  await chooseMorning(page, hand);

  const login = dialog(page, "Accedi");
  await expect(login.getByRole("textbox")).toHaveCount(1);
  await hand.fill(login.getByLabel("E-mail"), email);
  await hand.press(login.getByRole("button", { name: "Continua" }));
  const code = await mailedCode(email);
  // Simulates pasting: the complete code is submitted without a press.
  await hand.fill(login.getByLabel("Codice"), ` ${code.slice(0, 3)} ${code.slice(3)} `);
  await hand.fill(login.getByLabel("Nome", { exact: true }), "Carla");
  await hand.fill(login.getByLabel("Cognome"), "Esempio");
  await hand.press(login.getByRole("button", { name: "Continua" }));

  const form = dialog(page, "Completa la tua Prenotazione");
  await expect(form.getByText("Prenoti come Carla")).toBeVisible();
  await hand.fill(form.getByLabel("Scopo della prenotazione"), "Lezione di yoga");
  await hand.press(termsBox(form));
  await hand.press(form.getByRole("button", { name: "Conferma la prenotazione" }));
  await expect(dialog(page, "Prenotazione Confermata!")).toBeVisible();

  expect(hand.presses).toBeLessThanOrEqual(13);
  expect(hand.fields).toBeLessThanOrEqual(5);
});

test("the chosen period and the login survive reading the mail and reloading the page", {
  tag: "@phone",
}, async ({ page }) => {
  const hand = new Hand();
  const email = newEmail();
  const space = await newSpace((await newAdmin()).client);
  await page.goto(`/spaces/${space.id}-sala`);
  await chooseMorning(page, hand);
  const login = dialog(page, "Accedi");
  await expectNoAxeViolations(page);
  await login.getByLabel("E-mail").fill("carla@");
  await login.getByRole("button", { name: "Continua" }).click();
  await expect(login.getByText("Indirizzo e-mail non valido")).toBeVisible();
  await login.getByLabel("E-mail").fill(email);
  await login.getByRole("button", { name: "Continua" }).click();
  await expect(login.getByText(`Ti abbiamo inviato un codice a ${email}`)).toBeVisible();
  await expect(login.getByLabel("Codice")).toBeFocused();
  await expect(login.getByLabel("Codice")).toHaveAttribute("autocomplete", "one-time-code");
  await expect(login.getByLabel("Codice")).toHaveAttribute("inputmode", "numeric");
  await expectAccessible(page);
  await expectTouchTargets(page);
  const code = await mailedCode(email);

  await page.reload();
  await login.getByLabel("Codice").fill(code === "000000" ? "000001" : "000000");
  await expect(login.getByText("Il codice non è giusto o non vale più.")).toBeVisible();
  await login.getByLabel("Codice").fill(code);
  await expect(login.getByText("È la prima volta con questo indirizzo")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(login.getByLabel("Codice")).toHaveValue(code);
  await login.getByRole("button", { name: "Continua" }).click();
  await expect(login.getByText("È la prima volta con questo indirizzo")).toBeVisible();
  await login.getByRole("button", { name: "Continua" }).click();
  await expect(login.getByText("Cognome è obbligatorio")).toBeVisible();
  await login.getByLabel("Nome", { exact: true }).fill("Carla");
  await login.getByLabel("Cognome").fill("Esempio");
  await login.getByRole("button", { name: "Continua" }).click();
  const form = dialog(page, "Completa la tua Prenotazione");
  await expect(form.getByText("08:00 – 13:00")).toBeVisible();
  await form.getByLabel("Scopo della prenotazione").fill("Lezione di yoga");
  await confirmBooking(form);
  await expect(dialog(page, "Prenotazione Confermata!")).toBeVisible();
});

test("a closed login does not open again, and its code remains valid", {
  tag: "@desk",
}, async ({ page }) => {
  const email = newEmail();
  await openPublicPage(page, "/events");
  const enter = page.getByRole("banner").getByRole("link", { name: "Accedi" });
  await enter.click();
  const login = dialog(page, "Accedi");
  await login.getByLabel("E-mail").fill(email);
  await login.getByRole("button", { name: "Continua" }).click();
  await expect(login.getByLabel("Codice")).toBeVisible();
  const code = await mailedCode(email);
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await page.reload();
  await expectSessionLoaded(page);
  await expect(login).toBeHidden();
  await enter.click();
  await login.getByLabel("Codice").fill(code);
  await expect(login.getByLabel("Cognome")).toBeVisible();
});

test("a page that required the login opens after the code is entered, also after a reload; an account without a password is deleted with a code", {
  tag: "@desk",
}, async ({ page }) => {
  const email = newEmail();
  await page.goto("/settings");
  const login = dialog(page, "Accedi");
  await login.getByLabel("E-mail").fill(email);
  await login.getByRole("button", { name: "Continua" }).click();
  await expect(login.getByLabel("Codice")).toBeVisible();
  const code = await mailedCode(email);
  await page.reload();
  await login.getByLabel("Codice").fill(code);
  await login.getByLabel("Nome", { exact: true }).fill("Carla");
  await login.getByLabel("Cognome").fill("Esempio");
  await login.getByRole("button", { name: "Continua" }).click();
  await expect(page).toHaveURL(/\/settings$/);

  await expect(page.getByRole("heading", { name: "Scegli una password" })).toBeVisible();
  await expect(page.getByLabel("Password corrente")).toHaveCount(0);
  await page.getByRole("button", { name: "Elimina il mio account" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Inviami il codice" }).click();
  await expect(question.getByText(`Inviato a ${email}`)).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel("Codice").fill(await mailedCode(email, 2));
  await question.getByRole("button", { name: "Elimina per sempre" }).click();
  await expect(page).toHaveURL(/\/$/);
  const me = await page.evaluate(async () => (await fetch("/api/auth/me")).json());
  expect(me).toEqual({ isAuthenticated: false });
});
