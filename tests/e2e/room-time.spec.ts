import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { addDays } from "@/lib/domain/time/dates";
import type { Space } from "@/lib/schemas/space/space";
import type { ApiClient, ErrorBody } from "../helpers/api";
import { nextWeekday, today } from "../helpers/days";
import { openStep } from "../helpers/form-steps";
import { signInAsAdministrator } from "../helpers/own-admin";
import { newAdmin, newCustomer } from "../helpers/people";
import { bookingBody, MORNING, newSpace, spacePath } from "../helpers/spaces";

/** A room's time is consistent: visitors cannot book times that the panel has closed or planned, and see the reason. */

let api: ApiClient;
let space: Space;
test.beforeEach(async ({ page }) => {
  api = (await newAdmin()).client;
  space = await newSpace(api, { name: `Sala Cielo ${randomUUID().slice(0, 8)}` });
  await signInAsAdministrator(page);
});

const book = (day: string, more: Record<string, unknown> = {}) =>
  api.post<{ booking: { confirmationNumber: string } } & ErrorBody>(
    "/api/bookings",
    bookingBody(space.id, day, more),
  );

test("24 December to 6 January is closed around two bookings", { tag: "@desk" }, async ({ page }) => {
  const year = Number(today().slice(0, 4)) + (today() > `${today().slice(0, 4)}-12-20` ? 1 : 0);
  const [from, to] = [`${year}-12-24`, `${year + 1}-01-06`];
  const [first, second] = [`${year}-12-28`, `${year + 1}-01-04`];
  expect((await book(first, MORNING)).status).toBe(201);
  expect((await book(second)).status).toBe(201);

  await page.goto("/admin?tab=closures");
  await page.getByRole("button", { name: "Nuova chiusura" }).click();
  const dialog = page.getByRole("dialog", { name: "Nuova chiusura" });
  await dialog.getByLabel("Spazio").selectOption({ label: space.name });
  await dialog.getByLabel("Motivo").fill("Natale");
  await dialog.getByLabel("Dal", { exact: true }).fill(from);
  await dialog.getByLabel("Al", { exact: true }).fill(to);
  await dialog.getByRole("button", { name: "Chiudi in questi giorni" }).click();
  await expect(
    dialog.getByText("Ci sono già 2 impegni in questi giorni. Non è stato salvato nulla."),
  ).toBeInViewport();
  await expect(
    dialog.getByRole("list", { name: "Impegni in questi giorni" }).getByRole("listitem"),
  ).toHaveCount(2);
  expect(
    (await api.get<{ spaceId: number }[]>(`/api/closures?from=${from}&to=${to}`)).body,
  ).not.toContainEqual(expect.objectContaining({ spaceId: space.id }));
  await dialog.getByRole("button", { name: "Chiudi il resto" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${spacePath(space)}?startDate=${from}&endDate=${from}&isFullDay=true`);
  const closed = page.getByRole("list", { name: "Giorni di chiusura" });
  await expect(closed.getByText(`24–31 dicembre ${year}, chiuso: Natale`)).toBeVisible();
  await page.getByRole("button", { name: "Mese successivo" }).click();
  await expect(closed.getByText(`1–3 gennaio ${year + 1}, chiuso: Natale`)).toBeVisible();
  await expect(closed.getByText(`5–6 gennaio ${year + 1}, chiuso: Natale`)).toBeVisible();

  const refused = await book(`${year}-12-30`);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    "CLOSED",
    "Chiuso: Natale.",
  ]);
  const { body } = await api.get<{ status: string }[]>(`/api/bookings?spaceId=${space.id}`);
  expect(body.map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
});

test("a course in the room removes its Mondays from the search, and lists its conflicts", {
  tag: "@desk",
}, async ({ page }) => {
  const monday = nextWeekday(1, 30);
  const third = addDays(monday, 14);
  const { client: customer, user } = await newCustomer();
  const booked = await customer.post<{ booking: { id: number } }>(
    "/api/bookings",
    bookingBody(space.id, third, { email: user.email }),
  );
  expect(booked.status).toBe(201);

  const title = `Pilates ${space.name.slice(-8)}`;
  await page.goto("/admin?tab=add-course");
  await page.getByLabel("Titolo").fill(title);
  await openStep(page, "Posti e prezzo");
  await page.getByLabel("Prezzo", { exact: true }).fill("95");
  await openStep(page, "Quando e dove");
  await page.getByLabel("Data di inizio").fill(monday);
  await page.getByLabel("Data di fine").fill(addDays(monday, 35));
  await page.getByLabel("Spazio", { exact: true }).selectOption({ label: space.name });
  await page.getByRole("button", { name: "Aggiungi incontro per lunedì" }).click();
  await page.getByLabel("lunedì, dalle").fill("10:00");
  await page.getByLabel("lunedì, alle").fill("12:00");
  const add = page.getByRole("button", { name: "Aggiungi corso", exact: true }).last();
  await openStep(page, "Riepilogo");
  await add.click();
  await expect(page.getByText("Non è stato salvato nulla.")).toBeVisible();
  const clashes = page.getByRole("list", { name: "Impegni dello spazio" });
  await expect(clashes.getByRole("listitem")).toHaveCount(1);
  await expect(clashes).toContainText(`${user.firstName} ${user.lastName}`);

  expect((await customer.put(`/api/bookings/${booked.body.booking.id}`, { status: "canceled" })).status).toBe(
    200,
  );
  await add.click();
  await expect(page.getByText("Corso creato").first()).toBeVisible();

  const finds = async (day: string) => {
    await page.goto(`/spaces?startDate=${day}&endDate=${day}&isFullDay=true`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return page.getByRole("heading", { name: space.name, exact: true }).count();
  };
  expect(await finds(third)).toBe(0);
  for (const day of [addDays(third, 1), addDays(monday, 42)])
    expect([day, await finds(day)]).toEqual([day, 1]);

  await page.goto(`${spacePath(space)}?startDate=${monday}&endDate=${monday}&isFullDay=true`);
  await expect(
    page.getByText(`Lo spazio è occupato in questo periodo (Corso: ${title}).`).first(),
  ).toBeVisible();
});
