import { expect, test } from "@playwright/test";
import { addDays, formatShortDay } from "@/lib/domain/time/dates";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { Space } from "@/lib/schemas/space/space";
import type { ApiClient } from "../helpers/api";
import { nextWeekday } from "../helpers/days";
import { confirmBooking } from "../helpers/form-steps";
import { newAdmin, newCustomer } from "../helpers/people";
import { dayInPicker } from "../helpers/picker";
import { signInInDialog } from "../helpers/sign-in-form";
import { bookingBody, MORNING, newSpace, spacePath } from "../helpers/spaces";

/* A series of eight Tuesdays with one taken: booked with an alternative, one moved, the rest canceled. */

const FIRST = nextWeekday(2, 14);
const week = (count: number) => addDays(FIRST, count * 7);

let space: Space;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let admin: ApiClient;

test.beforeEach(async () => {
  ({ client: admin } = await newAdmin());
  space = await newSpace(admin, { name: `Sala Serie ${Math.random().toString(36).slice(2, 10)}` });
  customer = await newCustomer({ firstName: "Giulia" });
  const other = await newCustomer();
  await other.client.post("/api/bookings", bookingBody(space.id, week(3), MORNING));
});

test("eight Tuesdays are booked with one replaced, one is moved, and the rest are canceled with a refund", {
  tag: "@phone",
}, async ({ page }) => {
  test.slow();
  const params = `startDate=${FIRST}&endDate=${FIRST}&isFullDay=false&startTime=08:00&endTime=13:00`;
  await page.goto(`${spacePath(space)}?${params}`);
  await page.getByLabel("Quanto spesso").selectOption("1");
  const taken = page
    .getByRole("listitem")
    .filter({ hasText: formatShortDay(week(3), "it") })
    .first();
  await expect(page.getByText("8 date, una occupata")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continua con la prenotazione" })).toBeDisabled();
  await taken.getByRole("button", { name: /Usa .*pomeriggio/ }).click();
  await expect(page.getByText("8 date, tutte libere.")).toBeVisible();
  await expect(page.getByText(/320,00\s€/).first()).toBeVisible();
  await page.getByRole("button", { name: "Continua con la prenotazione" }).click();
  // The quote is fetched again after the login; the form opens with the series all the same.
  await page.route("**/api/bookings/series/quote", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await signInInDialog(page, customer.user.username, customer.password);

  const form = page.getByRole("dialog", { name: "Completa la tua Prenotazione" });
  await expect(form.getByRole("list", { name: "Date" }).getByRole("listitem")).toHaveCount(8);
  await expect(form.getByRole("list", { name: "Come si paga" })).toContainText("in segreteria");
  await form.getByLabel("Scopo della prenotazione").fill("Corso di ceramica");
  await confirmBooking(form);
  const confirmation = page.getByRole("dialog", { name: "Prenotazione Confermata!" });
  await expect(confirmation.getByRole("list", { name: "Date" }).getByRole("listitem")).toHaveCount(8);
  await expect(confirmation.getByText(/^Da pagare: 320,00/)).toBeVisible();
  await expect(confirmation.getByRole("link", { name: "Tutte le date nel calendario" })).toBeVisible();
  await confirmation.getByRole("link", { name: "Le Mie Prenotazioni" }).click();

  const card = page.getByRole("article").filter({ hasText: space.name });
  await expect(card).toHaveCount(1);
  await expect(card.getByText("Serie di 8 date")).toBeVisible();
  await card.getByText("Come pagare tutta la serie").click();
  await expect(card.getByText(/^Da pagare: 320,00/).and(page.locator(":visible"))).toBeVisible();
  await card.getByText("Come pagare tutta la serie").click();
  await card.getByText("Codice QR per l'arrivo").click();
  await expect(card.getByRole("img", { name: /^Codice QR: P/ })).toBeVisible();
  await card.getByText("Codice QR per l'arrivo").click();
  await card.getByText("Tutte le date", { exact: true }).click();
  const dates = card.getByRole("listitem");
  await expect(dates).toHaveCount(8);

  // The actions of a date are below it.
  await expect(dates.getByRole("button")).toHaveCount(0);
  await dates.nth(1).locator("summary").first().click();
  await dates.nth(1).getByRole("button", { name: "Cambia data" }).click();
  const move = page.getByRole("dialog", { name: "Cambia data" });
  const day = addDays(week(1), 1);
  await (await dayInPicker(move, day)).click();
  await move.getByRole("button", { name: /^Giornata/ }).click();
  await expect(move.getByText(/30,00\s€ in più/)).toBeVisible();
  await move.getByRole("button", { name: "Sposta la prenotazione" }).click();
  await expect(move).toBeHidden();
  await expect(dates.filter({ hasText: formatShortDay(day, "it") })).toBeVisible();

  await dates.nth(2).locator("summary").first().click();
  await dates.nth(2).getByRole("button", { name: "Annulla da qui in poi" }).click();
  const question = page.getByRole("alertdialog", { name: "Annullare da questa data in poi?" });
  await expect(
    question.getByText(/6 date da annullare\. Non hai ancora pagato nulla: non c'è nulla da rimborsare/),
  ).toBeVisible();
  await question.getByRole("button", { name: "Annulla da qui in poi" }).click();
  await expect(question).toBeHidden();
  await expect(card.getByText("Serie di 2 date")).toBeVisible();

  const { body } = await customer.client.get<Booking[]>("/api/bookings?sort=start-asc");
  expect(body.map(({ startDate, status }) => [startDate, status])).toEqual([
    [FIRST, "confirmed"],
    [day, "confirmed"],
    ...[2, 3, 4, 5, 6, 7].map((count) => [week(count), "canceled"]),
  ]);
});
