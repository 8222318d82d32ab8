import { expect, type Locator, type Page, test } from "@playwright/test";
import { countDays, formatLongDay } from "@/lib/domain/time/dates";
import { formatMonth } from "@/lib/domain/time/day-format";
import type { Space } from "@/lib/schemas/space/space";
import { inDays } from "../helpers/days";
import { termsBox } from "../helpers/form-steps";
import { newAdmin, newCustomer } from "../helpers/people";
import { dayInPicker, openRoom } from "../helpers/picker";
import { signInInDialog } from "../helpers/sign-in-form";
import { newSpace } from "../helpers/spaces";

/* The main journey: from the home page to a confirmed booking and "Le Mie Prenotazioni". */

let space: Space;
let customer: Awaited<ReturnType<typeof newCustomer>>;

test.beforeEach(async () => {
  const { client } = await newAdmin();
  space = await newSpace(client, {
    name: `Sala Prova ${Math.random().toString(36).slice(2, 10)}`,
    capacity: 12,
    type: "workshop",
  });
  customer = await newCustomer({ firstName: "Giulia" });
});

/** Whether two elements overlap on the screen. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (first === null || second === null) throw new Error("An element is not shown");
  const meet = (at: "x" | "y", length: "width" | "height") =>
    first[at] < second[at] + second[length] && second[at] < first[at] + first[length];
  return meet("x", "width") && meet("y", "height");
}

/** Expects that the notice of the booking covers neither the heading nor a button of its confirmation. */
async function expectUncovered(page: Page, confirmation: Locator): Promise<void> {
  const notice = page.locator("li").filter({ hasText: "confermata con successo" });
  await expect(notice).toBeVisible();
  const heading = confirmation.getByRole("heading", { name: "Prenotazione Confermata!" });
  await heading.scrollIntoViewIfNeeded();
  expect(await overlaps(notice, heading)).toBe(false);
  for (const name of ["Le Mie Prenotazioni", "Torna alla Home"]) {
    const button = confirmation.getByRole("link", { name });
    await button.scrollIntoViewIfNeeded();
    expect([name, await overlaps(notice, button)]).toEqual([name, false]);
  }
}

test("a visitor searches, chooses a morning, signs in during the booking and completes it", {
  tag: "@phone",
}, async ({ page }) => {
  const day = inDays(9);
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Trova il Tuo Spazio di Lavoro Perfetto" }),
  ).toBeVisible();
  // The interactive form is loaded on the first interaction with the page.
  await expect(async () => {
    await page.mouse.move(4, 4);
    await page.mouse.move(6, 6);
    await expect(page.getByRole("button", { name: "Cerca Disponibilità" })).toBeDisabled({ timeout: 1_000 });
  }).toPass();
  // A search by hours is for a single day.
  const hours = page.getByRole("combobox", { name: "Dalle" });
  const checkOut = page.getByRole("button", { name: /^Check-out/ });
  await expect(hours).toBeHidden();
  await expect(checkOut).toBeVisible();
  await page.getByRole("switch", { name: "Tutto il giorno" }).uncheck();
  await expect(hours).toBeVisible();
  await expect(checkOut).toBeHidden();
  // The native date input was replaced by the calendar's button at hydration.
  await expect(page.locator("[name=startDate]")).toBeHidden();

  await page.goto(`/spaces?startDate=${day}&endDate=${day}&isFullDay=true&type=workshop`);
  const detail = await openRoom(page, space.name);
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/spaces/${space.id}-`));

  // The searched full day is already chosen, and its month is shown; clicking it again clears it.
  await expect(detail.getByRole("grid", { name: formatMonth(day, "it") })).toBeVisible();
  await expect(await dayInPicker(page, day)).toHaveAccessibleName(new RegExp(`^${formatLongDay(day, "it")}`));
  await expect(detail.getByRole("button", { name: /^Mattina/ })).toBeDisabled();
  await detail.getByRole("button", { name: /^Giornata/ }).click();
  await detail.getByRole("button", { name: /^Mattina/ }).click();
  await expect(
    detail.getByText("Puoi prenotare anche il pomeriggio se hai bisogno dell'intera giornata."),
  ).toBeVisible();
  await expect(detail.getByText("Prezzo mezza giornata")).toBeVisible();
  await expect(detail.getByText(/40,00\s€/).first()).toBeVisible();
  await detail.getByRole("button", { name: "Continua con la prenotazione" }).click();

  await signInInDialog(page, customer.user.username, customer.password);
  const form = page.getByRole("dialog", { name: "Completa la tua Prenotazione" });
  await expect(form.getByText("Prenoti come Giulia")).toBeVisible();
  await form.getByRole("button", { name: "Conferma la prenotazione" }).click();
  await expect(form.getByText("Lo scopo della prenotazione è obbligatorio")).toBeVisible();
  await form.getByLabel("Scopo della prenotazione").fill("Lezione di ceramica");
  await form.getByLabel("Numero di partecipanti").fill("6");
  await termsBox(form).check();
  await form.getByRole("button", { name: "Conferma la prenotazione" }).dblclick();

  const confirmation = page.getByRole("dialog", { name: "Prenotazione Confermata!" });
  await expect(confirmation.getByText(/Conferma #P\d{5}/)).toBeVisible();
  await expectUncovered(page, confirmation);
  // The picker behind the dialog shows no problem, since the taken period is the customer's own booking.
  await expect(page.getByText("Nessuna disponibilità per questa data.")).toHaveCount(0);
  await confirmation.getByRole("link", { name: "Le Mie Prenotazioni" }).click();

  await expect(page).toHaveURL(/\/mybookings/);
  const card = page.getByRole("article").filter({ hasText: space.name });
  await expect(card).toHaveCount(1);
  await expect(card.getByText("Confermata")).toBeVisible();
  await card.getByRole("button", { name: "Annulla prenotazione" }).click();
  const question = page.getByRole("alertdialog");
  await expect(
    question.getByText(/Mancano più di 48 ore all'inizio\. Non hai ancora pagato nulla/),
  ).toBeVisible();
  await question.getByRole("button", { name: "Annulla prenotazione" }).click();
  await expect(page.getByRole("tab", { name: /Prossime/ })).toBeFocused();
  await page.getByRole("tab", { name: /Passate/ }).click();
  await expect(
    page.getByRole("article").filter({ hasText: space.name }).getByText("Annullata"),
  ).toBeVisible();
});

test("a booking works with the keyboard alone", { tag: "@desk" }, async ({ page }) => {
  const day = inDays(7);
  await page.goto(`/spaces/${space.id}-sala`);
  const grid = page.getByRole("grid");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(grid).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const current = grid.locator('button[tabindex="0"]');
  await current.focus();
  // On the last evening of a month, the picker opens in the next one.
  const first = (await current.getAttribute("data-day")) ?? "";
  for (let step = countDays(first, day); step > 1; step -= 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator(`[data-day="${day}"]`)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Giornata/ }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Prezzo giornaliero")).toBeVisible();
  await page.getByRole("button", { name: "Continua con la prenotazione" }).focus();
  await page.keyboard.press("Enter");

  const login = page.getByRole("dialog", { name: "Accedi" });
  await login.getByRole("button", { name: "Accedi con password" }).focus();
  await page.keyboard.press("Enter");
  await login.getByLabel("Username").focus();
  await page.keyboard.type(customer.user.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(customer.password);
  await page.keyboard.press("Enter");

  const form = page.getByRole("dialog", { name: "Completa la tua Prenotazione" });
  await expect(form).toBeVisible();
  await form.getByLabel("Scopo della prenotazione").focus();
  await page.keyboard.type("Laboratorio");
  await page.keyboard.press("Tab");
  await page.keyboard.type("4");
  await termsBox(form).focus();
  await page.keyboard.press("Space");
  await form.getByRole("button", { name: "Conferma la prenotazione" }).focus();
  await page.keyboard.press("Enter");
  await expectUncovered(page, page.getByRole("dialog", { name: "Prenotazione Confermata!" }));
});
